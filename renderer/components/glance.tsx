import { Fragment } from 'react'
import type { ListedSite } from '../content/entries/site.ts'
import { type Figure, standingWords } from '../content/figures/figure.ts'
import { splitReferences } from '../content/figures/reference.ts'
import { type Pilot, unknownOf } from '../content/schemas/pilot.ts'
import { lightName, Motif } from '../motif/Motif.tsx'
import { drawingOf } from '../motif/themes.ts'
import { type PageScope, usePage, usePageOf } from '../use-page.ts'
import { EntryLink } from './CardList.tsx'
import { FigureCards } from './cards.tsx'
import { DrawingOf, RatioStrip } from './charts/Chart.tsx'
import { comparisonsOf, isCertain, mayBeChance } from './charts/compare.ts'
import { At, Bar } from './charts/drawings.tsx'
import { Comma, FigureValue, Paragraph, Text } from './FigureText.tsx'
import { UnknownSection } from './page-parts.tsx'

/** The labels of a pilot's glance, wherever it is shown. */
const words: Readonly<Record<keyof Pilot['glance'], string>> = {
  audience: 'For whom',
  tried: 'Tried',
  reached: 'Reached',
  hoped: 'Hoped for',
  found: 'Found',
  reading: 'Our reading',
}

const besideTitle = ['reading', 'audience', 'tried', 'reached', 'hoped', 'found'] as const
const columns = ['hoped', 'found'] as const

/** What is shown of a pilot where nobody has said it. */
const notKnown = 'Not known'

/** The pilot of the page at a glance: its strongest figure in a frame as on its cards, our reading of it, and the facts. */
export function Glance() {
  const page = usePage()
  const { entry } = usePageOf('pilots')
  const { glance, highlights, charts } = entry.data
  const [headline] = highlights
  const facts = { ...glance, found: findingsOf(entry, page).statements.join('; ') }
  return (
    <div data-card="glance" className="flex flex-col gap-6">
      {headline && (
        <div data-gap="found" className="flex flex-wrap items-center gap-x-2 p-3 sm:pl-6">
          <FigureCards cards={[{ figure: headline }]} size="large" />
          <DrawingOf figure={headline} charts={charts} />
        </div>
      )}
      <dl className="grid grow gap-y-3">
        {besideTitle.map((name) => (
          <div
            key={name}
            className={`grid gap-2 ${name === 'reading' ? 'mb-3 text-lead' : 'items-baseline border-t border-line pt-2 sm:flex'}`}
          >
            <dt className="min-w-22 font-label text-small font-semibold">{words[name]}</dt>
            <dd className={facts[name] ? undefined : 'text-muted'}>
              <Text>{facts[name] ?? notKnown}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type ListedPilot = ListedSite['pilots'][number]

interface PilotsProps {
  pilots: readonly ListedPilot[]
}

/** What a text of a file begins with, if that is a figure, in the form in which it stands there. */
function firstFigure(text: string | undefined, id: string, { site }: PageScope) {
  const [first] = splitReferences(text ?? '', site.figures, id)
  return typeof first === 'object' ? first : undefined
}

/** What a pilot found, statement by statement, the figure that this begins with, and the charts that compare figures of it. */
function findingsOf({ id, data }: Pick<ListedPilot, 'id' | 'data'>, page: PageScope) {
  const parts = splitReferences(data.glance.found, page.site.figures, id)
  const compared = comparisonsOf(id, data.charts, page).filter(({ others }) =>
    others.some(({ figure }) => parts.some((part) => typeof part === 'object' && part.figure === figure)),
  )
  const statements = data.glance.found.split('; ')
  const isDoubtful = compared.some((one) => one.goals.length > 0 && one.isDoubtful)
  if (isDoubtful && !statements.includes(mayBeChance)) statements.push(mayBeChance)
  const figure = typeof parts[0] === 'object' ? parts[0].figure : undefined
  return { compared, statements, figure }
}

/** What a pilot found. A result that this begins with is lit; what is beyond a semicolon has a line of its own. */
function Found({ pilot }: { pilot: ListedPilot }) {
  const page = usePage()
  const { compared, statements, figure } = findingsOf(pilot, page)
  const [first = '', ...others] = statements
  const look = (figure: Figure, index: number) =>
    index === 0 ? `figure-first${isCertain(figure, page) ? ' shining' : ''}` : undefined
  return (
    <>
      <span>
        <Text of={pilot.id} look={look}>
          {first}
        </Text>
        {others.map((other) => (
          <Fragment key={other}>
            <Comma sign="; " />
            <span className="block">
              <Text of={pilot.id}>{other}</Text>
            </span>
          </Fragment>
        ))}
      </span>
      <GapBar pilot={pilot} compared={compared} found={figure} />
      {figure && <RatioStrip figure={figure} charts={pilot.data.charts} />}
    </>
  )
}

interface GapBarProps extends Pick<ReturnType<typeof findingsOf>, 'compared'> {
  pilot: ListedPilot
  found: Figure | undefined
}

/**
 * What was found on the scale of its goal, where both begin with figures that a chart compares, or else on that of the whole of
 * which a chart shows it as a share: for eyes, as the words above say the same.
 */
function GapBar({ pilot: { id, data }, compared, found }: GapBarProps) {
  const page = usePage()
  const hoped = firstFigure(data.glance.hoped, id, page)?.figure
  const bars = compared.flatMap(({ goals, others, ...comparison }) => {
    const goal = goals.find(({ figure }) => figure === hoped)
    const bar = others.find(({ figure }) => figure === found)
    return bar && (goal || comparison.isShare) ? [{ ...comparison, others, goal, bar }] : []
  })
  const drawn = bars.find(({ goal }) => goal) ?? bars[0]
  if (!drawn) return null
  const { goal, bar, others, certain, isShare, isDoubtful } = drawn
  const control = isDoubtful ? others.find((other) => other !== bar && other.share === certain) : undefined
  const before = control?.share ?? 0
  const color = isCertain(bar.figure, page) ? 'text-lit' : 'text-unlit'
  return (
    <span aria-hidden="true" data-page-only="" className="gap-bar">
      <span className="relative flex gap-2 font-label whitespace-nowrap">
        <Bar share={bar.share} {...{ certain, color, isShare }} goal={goal?.share} />
        {isShare && 'All'}
        {/* Beside a long bar there is no room, and the words above say it. */}
        {goal && bar.share < 0.6 && (
          <span className="absolute inset-0 flex gap-2">
            <At share={bar.share} />
            <FigureValue figure={bar.figure} />
          </span>
        )}
      </span>
      {goal && (
        <span className="flex font-label text-small">
          <At share={before} />
          {control && <FigureValue figure={control.figure} />}
          {goal.share < 1 && <At share={goal.share - before} />}
          <span className={goal.share < 1 ? undefined : 'ml-auto'}>
            {standingWords.goal} <FigureValue figure={goal.figure} />
          </span>
        </span>
      )}
    </span>
  )
}

/** The key to the frames of what was found; the others have words above them. */
export function GapKey() {
  const frames = [
    ['shining', 'Gold: a result.'],
    ['', 'No gold: a count, or what may be chance.'],
  ] as const
  return (
    <ul
      aria-hidden="true"
      data-page-only=""
      className="no-print flex flex-wrap gap-x-6 gap-y-2 font-label text-small forced-colors:hidden"
    >
      {frames.map(([light, meaning]) => (
        <li key={meaning} className="flex items-center gap-2">
          <span data-gap="found" className="px-2 py-0 font-display">
            <span className={light}>%</span>
          </span>
          {meaning}
        </li>
      ))}
    </ul>
  )
}

/**
 * The gap between what was hoped for and what was found: a row for each pilot, with what was hoped for in a broken frame and
 * what was found in an unbroken one, which is lit if it begins with a result. Where nobody has said it, the frame is empty.
 */
export function GapTable({ pilots }: PilotsProps) {
  return (
    <table className="gap-table">
      <thead>
        <tr>
          <th scope="col">Pilot</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {words[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pilots.map((pilot) => (
          <tr key={pilot.id}>
            <th scope="row">
              <EntryLink kind="pilots" entry={pilot} />
            </th>
            <td data-label={words.hoped} data-gap={pilot.data.glance.hoped ? 'hoped' : 'unknown'}>
              <span>
                <Text of={pilot.id} look={(_, index) => (index === 0 ? 'figure-first' : undefined)}>
                  {pilot.data.glance.hoped ?? notKnown}
                </Text>
              </span>
            </td>
            <td data-label={words.found} data-gap="found">
              <Found pilot={pilot} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The drawings and names of pilots, what each hoped for in short, and what came of it in its frame. */
export function PilotStrip({ pilots }: PilotsProps) {
  return (
    <ul className="strip mt-4 grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {pilots.map((pilot) => (
        <li key={pilot.id} data-light={lightName(pilot.id)} className="relative grid gap-x-4 gap-y-3">
          <Motif {...drawingOf(pilot)} />
          <EntryLink kind="pilots" entry={pilot} className="card-link" />
          <p>
            <span className="font-label text-small font-semibold">{words.hoped}: </span>
            <Hope pilot={pilot} />
          </p>
          <p data-gap="found">
            <span className="font-label text-small font-semibold">{words.found}: </span>
            <Found pilot={pilot} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/**
 * What a pilot hoped for, if anybody has said it, in short: its first figure, and what that counts; all of it where it begins
 * with words.
 */
function Hope({ pilot: { id, data } }: { pilot: ListedPilot }) {
  const { hoped } = data.glance
  const first = firstFigure(hoped, id, usePage())
  if (!hoped) return <span data-gap="unknown">{notKnown}</span>
  return (
    <span>
      {first?.figure.label ? (
        <>
          <FigureValue {...first} className="figure-first" /> {first.figure.label}
        </>
      ) : (
        <Text of={id}>{hoped}</Text>
      )}
    </span>
  )
}

/** What nobody has told us of the pilot of the page: what its glance leaves out, and what it names itself. */
export function Unknown() {
  return <UnknownSection texts={unknownOf(usePageOf('pilots').entry.data)} />
}

/** Our reading of some pilots, of which the first leads, each with a link to its case study. */
export function Readings({ pilots }: PilotsProps) {
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
