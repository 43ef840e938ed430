import '../../renderer/styles/pilots-page.css'
import { CardList, EntryLink, maxCards, ReadOn } from '../../renderer/components/CardList.tsx'
import { Paragraph, Text } from '../../renderer/components/FigureText.tsx'
import { GapKey, GapTable } from '../../renderer/components/gap.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { CallToAction, Container } from '../../renderer/components/page-parts.tsx'
import type { ListedSite } from '../../renderer/content/entries/site.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { groundClass, lightName, Motif } from '../../renderer/motif/Motif.tsx'
import { drawingOf } from '../../renderer/motif/themes.ts'
import { useSite } from '../../renderer/use-page.ts'

const { parts } = singles.pilotsPage

export default function Page() {
  const { pilotsPage, pilots } = useSite()
  const page = pilotsPage.data
  const statuses = new Set(pilots.map(({ data }) => data.status))
  return (
    <>
      <Container>
        <div className="flex flex-col gap-4 pt-5 pb-10 sm:pt-8">
          {/* The page has another name in links and in search; its finding is what a visitor is to see first. */}
          <h1 data-field="tally" className="text-balance">
            <Text>{page.tally}</Text>
          </h1>
          <section aria-labelledby={parts.comparison} className="relative flex flex-col gap-4 sm:gap-6">
            {/* The heads of the columns say the same. */}
            <h2 id={parts.comparison} className="sr-only">
              {page.comparison}
            </h2>
            <GapKey />
            <GapTable pilots={pilots.slice(0, maxCards)} />
          </section>
        </div>
      </Container>
      <Container className="pt-6 pb-16">
        <div className="flex flex-col gap-3 pb-10">
          <h2 className="text-h2">The case studies</h2>
          <p className="text-lead">
            <Text>{page.lead}</Text>{' '}
            <span data-field="tally">
              <Text>{page.tallyNote}</Text>
            </span>
          </p>
        </div>
        <CardList
          kind="pilots"
          entries={pilots}
          className="pilot-cards grid sm:grid-cols-2"
          heading={<h2 className="text-h2">More pilots</h2>}
          note={({ data }) => data.partner}
        >
          {(pilot) => <PilotCard pilot={pilot} isStatusShared={statuses.size === 1} />}
        </CardList>
      </Container>
      <CallToAction call={page.call} stronger={<ButtonLink link={page.talk} />} />
    </>
  )
}

/** A pilot as a card on the ground of its drawing, like a poster; the whole card leads to its case study. */
function PilotCard({ pilot, isStatusShared }: { pilot: ListedSite['pilots'][number]; isStatusShared: boolean }) {
  const { id, data } = pilot
  const drawing = drawingOf(pilot)
  return (
    <article data-light={lightName(id)} data-card="pilot" className={`relative ${groundClass(drawing)}`}>
      <div className="flex flex-col gap-3 p-6">
        <p className="flex items-center gap-2 font-label text-small">
          <Icon name={data.icon} size={20} />
          <span>{data.category}</span>
          {/* A status that all have tells no card from another: it is for ears, and what is above the cards says it for eyes. */}
          <span className={isStatusShared ? 'sr-only' : undefined}>{data.status}</span>
        </p>
        <h3>
          <EntryLink kind="pilots" entry={pilot} className="card-link no-underline hover:underline" />
        </h3>
        <p className="font-label text-small text-balance">
          <Text of={id}>{data.partner}</Text>
        </p>
        <Paragraph of={id} className="max-w-text">
          {data.glance.tried}
        </Paragraph>
        <Paragraph of={id} className="mt-1 max-w-text text-h3">
          {data.glance.reading}
        </Paragraph>
        <ul className="my-3 grid lg:grid-cols-2 max-sm:hidden gap-x-5 gap-y-1 border-t pt-3 font-label text-small">
          {data.keyFeatures.map((feature) => (
            <li key={feature}>
              <Text of={id}>{feature}</Text>
            </li>
          ))}
        </ul>
        <ReadOn>Read the case study</ReadOn>
      </div>
      <Motif {...drawing} name={lightName(id)} className="aspect-[2/1] w-full" />
    </article>
  )
}
