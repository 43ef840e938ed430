import { Fragment } from 'react'
import type { ListedSite } from '../content/entries/site.ts'
import type { Figure } from '../content/figures/figure.ts'
import { unknownOf } from '../content/schemas/pilot.ts'
import { usePage, usePageOf } from '../use-page.ts'
import { EntryLink } from './CardList.tsx'
import { FigureCards } from './cards.tsx'
import { peopleIn, pictureOf } from './charts/Chart.tsx'
import { lookOfValue } from './charts/compare.ts'
import { findFigure, Paragraph, Text } from './FigureText.tsx'
import { findingsOf, gapOf } from './findings.ts'
import { GapBar } from './GapBar.tsx'
import { glanceLabels } from './glance-labels.ts'
import { UnknownSection } from './page-parts.tsx'

const besideTitle = ['reading', 'audience', 'tried', 'reached', 'hoped', 'found'] as const

/** The pilot of the page at a glance: its strongest figure in a frame as on its cards, our reading of it, and the facts. */
export function Glance() {
  const page = usePage()
  const { entry } = usePageOf('pilots')
  const { glance, highlights, charts } = entry.data
  const [headline] = highlights
  const { figure, source, words, others } = findingsOf(entry, page)
  const facts = { ...glance, found: [`${source}${words}`, ...others].join('; ') }
  const strongest = headline ? findFigure(headline, page) : undefined
  const gap = gapOf(entry, strongest, page)
  const picture = strongest && pictureOf(strongest, charts, page)
  // Nothing is said twice: the frame has what was found if that begins with its figure, and whom it reached may be all of it.
  const isFramed = figure !== undefined && figure === strongest && /^ \S/.test(words)
  const rows = besideTitle.filter((name) =>
    name === 'found' ? !isFramed : name !== 'reached' || facts.reached !== facts.found,
  )
  return (
    <div data-card="glance" className="flex flex-col gap-6">
      {headline && (
        <div data-gap="found" className="flex flex-wrap items-center gap-x-4 p-3 sm:p-6">
          <FigureCards cards={[{ figure: headline, ...(isFramed && { label: words }) }]} size="large" />
          {gap && (gap.goal || !picture) ? (
            <GapBar {...gap} />
          ) : (
            (picture ?? (strongest && <WithoutChart figure={strongest} missing={glance.missing} />))
          )}
          {isFramed && others.length > 0 && (
            <p className="mt-3 w-full border-t border-line pt-2">
              {others.map((other, index) => (
                <Fragment key={other}>
                  {index > 0 && '; '}
                  <span className="inline-block">
                    <Text look={(found) => lookOfValue(found, page)}>{other}</Text>
                  </span>
                </Fragment>
              ))}
            </p>
          )}
        </div>
      )}
      <dl className="grid grow gap-y-3">
        {rows.map((name) => (
          <div
            key={name}
            className={`grid gap-2 ${name === 'reading' ? 'mb-3 text-lead' : 'content-center items-baseline border-t border-line pt-2 sm:flex sm:flex-wrap'}`}
          >
            <dt className="min-w-22 font-label text-small font-semibold">{glanceLabels[name]}</dt>
            <dd className="flex-1">
              {facts[name] ? <Text>{facts[name]}</Text> : <span data-gap="unknown">{glanceLabels.missing}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What is drawn with a figure that no chart has: a faint frame for what is not known, beside it, and everybody whom it counts. */
function WithoutChart({ figure, missing }: { figure: Figure; missing: string | undefined }) {
  return (
    <>
      {missing && (
        <div
          data-gap="unknown"
          className="flex flex-1 items-center justify-center self-stretch text-center text-balance"
        >
          <small>
            {glanceLabels.missing}: <Text>{missing}</Text>
          </small>
        </div>
      )}
      {peopleIn(figure)}
    </>
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
