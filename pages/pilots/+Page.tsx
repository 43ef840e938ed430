import { CardList, EntryLink, maxCards, ReadOn } from '../../renderer/components/CardList.tsx'
import { Paragraph, Text } from '../../renderer/components/FigureText.tsx'
import { GapKey, GapTable } from '../../renderer/components/glance.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { CallToAction, Container } from '../../renderer/components/page-parts.tsx'
import type { ListedSite } from '../../renderer/content/entries/site.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { lightName, Motif } from '../../renderer/motif/Motif.tsx'
import { drawingOf } from '../../renderer/motif/themes.ts'
import { useSite } from '../../renderer/use-page.ts'

const { parts } = singles.pilotsPage

export default function Page() {
  const { pilotsPage, pilots } = useSite()
  const page = pilotsPage.data
  return (
    <>
      <Container>
        <div className="flex flex-col gap-3 pt-4 pb-10">
          {/* The page has another name in links and in search; its finding is what a visitor is to see first. */}
          <h1 data-field="tally" className="text-long text-balance">
            <Text>{page.tally}</Text>
          </h1>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p>
              <Text>{page.lead}</Text>{' '}
              <span data-field="tally">
                <Text>{page.tallyNote}</Text>
              </span>
            </p>
            <GapKey />
          </div>
          <section aria-labelledby={parts.comparison}>
            {/* The heads of the columns say the same. */}
            <h2 id={parts.comparison} className="sr-only">
              {page.comparison}
            </h2>
            <GapTable pilots={pilots.slice(0, maxCards)} />
          </section>
        </div>
      </Container>
      <div className="bg-sunken">
        <Container className="py-16">
          <h2 className="pb-10 text-h2">The case studies</h2>
          <CardList
            kind="pilots"
            entries={pilots}
            className="pilot-cards grid gap-x-8 sm:grid-cols-2"
            heading={<h2 className="text-h2">More pilots</h2>}
            note={({ data }) => data.partner}
          >
            {(pilot) => <PilotCard pilot={pilot} />}
          </CardList>
        </Container>
      </div>
      <CallToAction call={page.call} stronger={<ButtonLink link={page.talk} />} />
    </>
  )
}

/** A pilot as a card; the whole card leads to its case study. */
function PilotCard({ pilot }: { pilot: ListedSite['pilots'][number] }) {
  const { id, data } = pilot
  return (
    <article data-light={lightName(id)} data-card="pilot" className="relative">
      <Motif {...drawingOf(pilot)} className="aspect-[2/1] w-full" />
      <div className="flex grow flex-col gap-3">
        <div className="dotted flex flex-wrap font-label text-small">
          <p data-field="category" className="flex items-center gap-2">
            <Icon name={data.icon} size={20} />
            {data.category}
          </p>
          <p data-field="status" className="text-muted">
            {data.status}
          </p>
          <p data-field="partner" className="w-full text-muted">
            {data.partner}
          </p>
        </div>
        <h3>
          <EntryLink kind="pilots" entry={pilot} className="card-link no-underline hover:underline" />
        </h3>
        <Paragraph of={id} className="max-w-text text-lead">
          {data.description}
        </Paragraph>
        <ul data-field="key-features" className="dotted mb-3 flex flex-wrap text-small text-muted">
          {data.keyFeatures.map((feature) => (
            <li key={feature}>
              <Text of={id}>{feature}</Text>
            </li>
          ))}
        </ul>
        <ReadOn>Read the case study</ReadOn>
      </div>
    </article>
  )
}
