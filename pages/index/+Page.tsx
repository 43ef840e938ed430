import '../../renderer/styles/home-page.css'
import { FigureCards } from '../../renderer/components/cards.tsx'
import { lookOfValue } from '../../renderer/components/charts/compare.ts'
import { Paragraph, Text } from '../../renderer/components/FigureText.tsx'
import { GapKey, PilotStrip } from '../../renderer/components/gap.tsx'
import { Readings } from '../../renderer/components/glance.tsx'
import { Lights } from '../../renderer/components/Lights.tsx'
import { LogoGrid } from '../../renderer/components/LogoGrid.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { AnnouncedTitle, CallToAction, Container, PageSection } from '../../renderer/components/page-parts.tsx'
import { addressOf } from '../../renderer/content/kinds/routes.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { HeroBeacon } from '../../renderer/motif/HeroBeacon.tsx'
import { usePage, useSite } from '../../renderer/use-page.ts'

const parts = singles.home.parts

/** How many pilots the page shows: more would make it heavier with each, and the list of pilots has all. */
const maxPilots = 6

/** Home: the hero, the headline figures, the pilots with what came of them, our reading, the submissions, the partners' logos. */
export default function Page() {
  const scope = usePage()
  const { home, partners, pilots, pilotsPage } = useSite()
  const page = home.data
  const { tally } = pilotsPage.data
  const read = page.readings.pilots.flatMap((path) => pilots.find(({ id }) => addressOf('pilots', id) === path) ?? [])
  return (
    <>
      <section aria-labelledby={parts.hero} className="hero on-night">
        <HeroBeacon />
        <Container className="flex flex-col items-start gap-6">
          <Paragraph className="font-label text-label text-accent">{page.kicker}</Paragraph>
          <h1 id={parts.hero} className="max-w-[16ch] text-hero">
            {page.title}
          </h1>
          <p className="max-w-text text-lead">
            <Text look={(figure) => lookOfValue(figure, scope)}>{page.lead}</Text>
          </p>
          <ButtonLink link={page.button} />
        </Container>
      </section>
      <section aria-label="The collaborative in figures" className="on-dusk py-8">
        <Container>
          <FigureCards cards={page.cards} size="beacon" />
        </Container>
      </section>
      <Container>
        <PageSection
          id={parts.pilots}
          title={
            <span data-field="tally" className="block text-balance">
              <Text of={pilotsPage.id}>{tally}</Text>
            </span>
          }
          look="wide"
        >
          <GapKey />
          <PilotStrip pilots={pilots.slice(0, maxPilots)} />
          <div className="pt-2">
            <ButtonLink link={{ href: singles.pilotsPage.path, label: 'Compare the pilots' }} look="outlined" />
          </div>
        </PageSection>
      </Container>
      <Container ground="night">
        <PageSection
          id={parts.readings}
          title={<span className="block text-h3">{page.readings.title}</span>}
          look="wide"
        >
          <Readings pilots={read} />
        </PageSection>
      </Container>
      <Container ground="night" className="pb-12">
        <Lights lights={page.lights} />
      </Container>
      <Container>
        <PageSection
          id={parts.partners}
          title={
            <AnnouncedTitle isKnown={partners.some(({ data }) => !data.placeholder)}>
              {page.partners.title}
            </AnnouncedTitle>
          }
        >
          <Paragraph className="text-muted">{page.partners.text}</Paragraph>
          <LogoGrid />
        </PageSection>
      </Container>
      <CallToAction call={page.call} />
    </>
  )
}
