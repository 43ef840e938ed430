import '../../../renderer/styles/case-study-page.css'
import { Body } from '../../../renderer/components/Body.tsx'
import { FigureCards } from '../../../renderer/components/cards.tsx'
import { Comma } from '../../../renderer/components/FigureText.tsx'
import { Glance, Unknown } from '../../../renderer/components/glance.tsx'
import { groundOf } from '../../../renderer/components/ground-of.ts'
import { ButtonLink, ExternalLink, ShareButton, unknownLook } from '../../../renderer/components/links.tsx'
import { Neighbours, Trail } from '../../../renderer/components/navigation.tsx'
import { Picture } from '../../../renderer/components/Picture.tsx'
import { AnnouncedTitle, Container, PageHeader, PageSection } from '../../../renderer/components/page-parts.tsx'
import { collections } from '../../../renderer/content/kinds/collections.ts'
import { lightName } from '../../../renderer/motif/Motif.tsx'
import { usePageOf } from '../../../renderer/use-page.ts'

export default function Page() {
  const { entry, site } = usePageOf('pilots')
  const { id, data, sections } = entry
  const { sponsor } = site.settings.data
  // The first is beside the title.
  const highlights = data.highlights.slice(1).map((figure) => ({ figure }))
  const hasMarks = (figure: string) => data.stats.some(({ id, marks }) => id === figure && marks)
  return (
    <>
      <Container>
        <Trail title={data.title} />
      </Container>
      <article>
        <Container className="grid gap-x-8 gap-y-3 py-4 sm:pb-12 tablet:grid-cols-[7fr_5fr]">
          <div data-light={lightName(id)} className="flex flex-col gap-4 md:gap-6">
            <PageHeader
              title={data.title}
              lead={data.subtitle}
              kicker={
                <>
                  <span className="inline-block border-2 px-2 font-label text-small">PILOT</span>
                  <Comma />
                  {data.category}
                </>
              }
            />
            <Picture entry={entry} className="aspect-[2/1] w-full grow max-tablet:aspect-[3/1]" />
          </div>
          <Glance />
        </Container>
        {highlights.length > 0 && (
          // They are no larger than the figure beside the title.
          <Container ground="night" className="py-6 [--text-figure-large:var(--text-figure)]">
            <FigureCards cards={highlights} size="large" />
          </Container>
        )}
        <Container className="pt-6 pb-16">
          <Body
            sections={sections}
            className="case-study"
            contentsAbove
            // What came of it shines in the night.
            groundOf={(section) => (section === sections.at(-1) ? 'night' : groundOf(section, hasMarks))}
          />
        </Container>
      </article>
      <Container>
        <Unknown />
        <PageSection
          id={collections.pilots.parts.sponsor}
          title={<AnnouncedTitle isKnown={!sponsor.placeholder}>Sponsored by</AnnouncedTitle>}
        >
          <div data-card="sponsor" className="max-w-text">
            <p>{sponsor.description}</p>
            <p className="mt-3">
              <ExternalLink href={sponsor.url} {...(sponsor.placeholder && unknownLook)}>
                Visit the sponsor’s website
              </ExternalLink>
            </p>
          </div>
        </PageSection>
      </Container>
      <Container ground="sun" className="grid gap-8 py-12">
        <Neighbours
          kind="pilots"
          label="More pilots"
          kicker={(place) => (place === 'previous' ? 'Previous pilot' : 'Next pilot')}
        />
        <div className="grid gap-4 sm:flex">
          <ButtonLink link={{ href: '/pilots', label: 'Back to All Pilots' }} look="outlined" isBack />
          <ButtonLink link={{ href: '/innovation-summit', label: 'Get Involved' }} />
          <ShareButton>Share this case study</ShareButton>
        </div>
      </Container>
    </>
  )
}
