import { CallToAction } from '../../renderer/components/CallToAction.tsx'
import { Text } from '../../renderer/components/FigureText.tsx'
import { LogoGrid } from '../../renderer/components/LogoGrid.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { Motif } from '../../renderer/components/Motif.tsx'
import { Container, PageSection } from '../../renderer/components/Section.tsx'
import { FigureCards } from '../../renderer/components/StatCards.tsx'
import type { SingleData } from '../../renderer/content/collections.ts'
import { pageParts } from '../../renderer/content/page-parts.ts'
import type { Partner } from '../../renderer/content/schemas/person.ts'
import type { Entry } from '../../renderer/content/site.ts'

const parts = pageParts.home

/** Home: the hero, the headline figures, the partners' logos. */
export default function Page({ home, partners }: { home: SingleData<'home'>; partners: readonly Entry<Partner>[] }) {
  const { title, text, rows } = home.partners
  return (
    <>
      <section aria-labelledby={parts.hero} className="on-night relative overflow-hidden bg-night text-on-night">
        <Motif
          seed="home"
          className="absolute inset-y-0 right-0 h-full w-full opacity-15 lg:w-1/2 lg:opacity-100 lg:mask-l-from-70% lg:mask-l-to-100%"
        />
        <Container className="relative py-20 md:py-32">
          <div className="flex max-w-text flex-col items-start gap-6 lg:max-w-[44%]">
            <p className="font-semibold text-glow">
              <Text>{home.kicker}</Text>
            </p>
            <h1 id={parts.hero} className="text-h1">
              {home.title}
            </h1>
            <p className="text-lead text-on-night-muted">
              <Text>{home.lead}</Text>
            </p>
            <ButtonLink href={home.button.href} look="glow">
              {home.button.label}
            </ButtonLink>
          </div>
        </Container>
      </section>
      <Container>
        <section aria-label="The collaborative in figures" className="py-12 md:py-16">
          <FigureCards cards={home.cards} />
        </section>
        <PageSection id={parts.partners} title={title} isWide>
          <p className="max-w-text text-muted">
            <Text>{text}</Text>
          </p>
          <LogoGrid partners={partners.map(({ data }) => data)} rows={rows.map(({ value }) => Number(value))} />
        </PageSection>
        <CallToAction call={home.call} />
      </Container>
    </>
  )
}
