import type { ListedSite } from '../content/entries/site.ts'
import { unknownOf } from '../content/schemas/pilot.ts'
import { usePage, usePageOf } from '../use-page.ts'
import { EntryLink } from './CardList.tsx'
import { FigureCards } from './cards.tsx'
import { chartOf, DrawingOf, hasUnknown } from './charts/Chart.tsx'
import { findFigure, Paragraph, Text } from './FigureText.tsx'
import { findingsOf, labels } from './findings.ts'
import { GapBar } from './GapBar.tsx'
import { UnknownSection } from './page-parts.tsx'

const besideTitle = ['reading', 'audience', 'tried', 'reached', 'hoped', 'found'] as const

/** The pilot of the page at a glance: its strongest figure in a frame as on its cards, our reading of it, and the facts. */
export function Glance() {
  const page = usePage()
  const { entry } = usePageOf('pilots')
  const { glance, highlights, charts } = entry.data
  const [headline] = highlights
  const { compared, statements, figure, words } = findingsOf(entry, page)
  const facts = { ...glance, found: statements.join('; ') }
  const chart = chartOf(headline, charts)
  // Dots without a frame for what isn't known show what else was found.
  const isDrawn = chart && chart.kind !== 'comparison' && !hasUnknown(chart)
  const others = isDrawn ? [] : statements.slice(1)
  const isFound = headline && figure === findFigure(headline, page) && words.trim()
  // Nothing is said twice: whom it reached may be all that was found, and the frame may say all of it.
  const rows = besideTitle.filter((name) =>
    name === 'found'
      ? !isFound || others.length < statements.length - 1
      : name !== 'reached' || facts.reached !== facts.found,
  )
  return (
    <div data-card="glance" className="flex flex-col gap-6">
      {headline && (
        <div data-gap="found" className="flex flex-wrap items-center gap-x-4 p-3 sm:px-6">
          <FigureCards cards={[{ figure: headline, ...(isFound && { label: words }) }]} size="large" />
          {chart?.kind === 'comparison' ? (
            <GapBar pilot={entry} compared={compared} found={findFigure(headline, page)} />
          ) : (
            <DrawingOf figure={headline} charts={charts} />
          )}
          {others.length > 0 && (
            <Paragraph data-page-only="" className="mt-3 w-full border-t border-line pt-2 first-letter:uppercase">
              {others.join('; ')}
            </Paragraph>
          )}
        </div>
      )}
      <dl className="grid grow gap-y-3">
        {rows.map((name) => (
          <div
            key={name}
            className={`grid gap-2 ${name === 'reading' ? 'mb-3 text-lead' : 'content-center items-baseline border-t border-line pt-2 sm:flex sm:flex-wrap'}`}
          >
            <dt className="min-w-22 font-label text-small font-semibold">{labels[name]}</dt>
            <dd className="flex-1">
              {facts[name] ? <Text>{facts[name]}</Text> : <span data-gap="unknown">{labels.missing}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What nobody has told us of the pilot of the page: what its glance leaves out, and what it names itself. */
export function Unknown() {
  return <UnknownSection texts={unknownOf(usePageOf('pilots').entry.data)} />
}

/** Our reading of some pilots, of which the first leads, each with a link to its case study. */
export function Readings({ pilots }: { pilots: ListedSite['pilots'] }) {
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {pilots.map((pilot) => (
        <li key={pilot.id} data-card="reading" className="relative flex flex-col items-start gap-4">
          <Paragraph of={pilot.id} className="text-balance">
            {pilot.data.glance.reading}
          </Paragraph>
          <EntryLink kind="pilots" entry={pilot} className="card-link font-label text-label" />
        </li>
      ))}
    </ul>
  )
}
