import { Fragment } from 'react'
import type { ListedSite } from '../content/entries/site.ts'
import { type Figure, standingWords } from '../content/figures/figure.ts'
import { findReferences, splitReferences } from '../content/figures/reference.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { lightName, Motif, MotifAgain } from '../motif/Motif.tsx'
import { drawingOf } from '../motif/themes.ts'
import { type PageScope, usePage } from '../use-page.ts'
import { EntryLink } from './CardList.tsx'
import { RatioStrip } from './charts/Chart.tsx'
import { comparisonsOf, isCertain, mayBeChance } from './charts/compare.ts'
import { At, Bar } from './charts/drawings.tsx'
import { FigureValue, Text } from './FigureText.tsx'

/** The labels of a pilot's glance, wherever it is shown. */
export const words: Readonly<Record<keyof Pilot['glance'], string>> = {
  audience: 'For whom',
  tried: 'Tried',
  reached: 'Reached',
  hoped: 'Hoped for',
  found: 'Found',
  missing: 'Not known',
  reading: 'Our reading',
}

const columns = ['hoped', 'found', 'missing'] as const

/** How much of the width the words of a goal need in its frame on a phone, such as “Goal US$200M”. */
const roomForWords = 0.45

type ListedPilot = ListedSite['pilots'][number]

interface PilotsProps {
  pilots: readonly ListedPilot[]
}

/** What a text of a file begins with, if that is a figure, in the form in which it stands there. */
function firstFigure(text: string | undefined, id: string, { site }: PageScope) {
  const [first] = splitReferences(text ?? '', site.figures, id)
  return typeof first === 'object' ? first : undefined
}

/** What a pilot found, statement by statement, the figure that it begins with, and the charts that compare figures of it. */
export function findingsOf({ id, data }: Pick<ListedPilot, 'id' | 'data'>, page: PageScope) {
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

/** What a pilot found. A result that this begins with is lit; what follows a semicolon is set apart. */
function Found({ pilot, dotsInRow }: { pilot: ListedPilot; dotsInRow: readonly number[] }) {
  const page = usePage()
  const { compared, statements, figure } = findingsOf(pilot, page)
  const [first = '', ...others] = statements
  const leading = figure && findReferences(first)[0]?.source
  return (
    <>
      <span>
        {leading ? (
          <span className="figure-line">
            <Text of={pilot.id} look={(found) => `figure-first${isCertain(found, page) ? ' shining' : ''}`}>
              {leading}
            </Text>
            <span>
              <Text of={pilot.id}>{first.slice(leading.length)}</Text>
            </span>
          </span>
        ) : (
          <Text of={pilot.id}>{first}</Text>
        )}
        {others.map((other) => (
          <Fragment key={other}>
            <span className="semicolon">;</span>{' '}
            <span className="further">
              <Text of={pilot.id}>{other}</Text>
            </span>
          </Fragment>
        ))}
      </span>
      <GapBar pilot={pilot} compared={compared} found={figure} />
      {figure && <RatioStrip figure={figure} charts={pilot.data.charts} dotsInRow={dotsInRow} />}
    </>
  )
}

interface GapBarProps extends Pick<ReturnType<typeof findingsOf>, 'compared'> {
  pilot: ListedPilot
  found: Figure | undefined
}

/**
 * What was found in the frame of its goal, on the scale of a chart that compares the figures with which both begin, or else alone,
 * on that of the whole of which a chart shows it as a share. The words of the goal end at its mark, in the frame where the bar
 * leaves them room, or beneath it. It is for eyes, as the words above say the same.
 */
function GapBar({ pilot: { id, data }, compared, found }: GapBarProps) {
  const page = usePage()
  const hoped = firstFigure(data.glance.hoped, id, page)?.figure
  const bars = compared.flatMap(({ goals, others, certain, isShare }) => {
    const goal = goals.find(({ figure }) => figure === hoped)
    const bar = others.find(({ figure }) => figure === found)
    // What is beyond the least of several results may be chance.
    const least = others.find((other) => other !== bar && other.share === certain)
    return bar && (goal || isShare) ? [{ goal, bar, least }] : []
  })
  const drawn = bars.find(({ goal }) => goal) ?? bars[0]
  if (!drawn) return null
  const { goal, bar, least } = drawn
  const color = isCertain(bar.figure, page) ? 'text-lit' : 'text-accent'
  return (
    <span aria-hidden="true" data-page-only="" className="gap-bar font-label text-small whitespace-nowrap">
      {least && least.share < bar.share && (
        <span className="relative flex flex-row-reverse">
          {bar.share < 1 - roomForWords && (
            <span className="absolute inset-x-0 flex">
              <At share={bar.share} />
              <FigureValue figure={bar.figure} />
            </span>
          )}
          <At share={1 - least.share} />
          <FigureValue figure={least.figure} />
        </span>
      )}
      <Bar share={bar.share} certain={least?.share} color={color} isShare={!goal} goal={goal?.share} />
      {!goal && bar.share < 1 - roomForWords && (
        <span className="in-frame text-right">
          <span data-whole="100%" />
        </span>
      )}
      {goal && (
        <span className={`flex flex-row-reverse${goal.share - bar.share > roomForWords ? ' in-frame' : ''}`}>
          <At share={1 - goal.share} />
          <span>
            {standingWords.goal} <FigureValue figure={goal.figure} />
          </span>
        </span>
      )}
    </span>
  )
}

/** What gold, a broken frame and lilac stand for, for eyes. */
export function GapKey() {
  return (
    <div
      aria-hidden="true"
      data-page-only=""
      className="gap-key no-print flex flex-wrap gap-x-5 font-label text-small forced-colors:hidden"
    >
      <span>A result</span>
      <span>A goal, or chance</span>
      <span>Counts and comparisons</span>
    </div>
  )
}

/**
 * The gap between what was hoped for and what was found: a row for each pilot, with the figure that was hoped for in a broken
 * frame and what was found in an unbroken one, which is lit if it begins with a result. What nobody has said is in a faint one.
 */
export function GapTable({ pilots }: PilotsProps) {
  const shown = columns.filter((name) => name !== 'missing' || pilots.some(({ data }) => data.glance.missing))
  return (
    <table className="gap-table">
      <thead>
        <tr>
          <th scope="col">Pilot</th>
          {shown.map((name) => (
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
              <MotifAgain name={lightName(pilot.id)} theme={drawingOf(pilot).theme} />
              <EntryLink kind="pilots" entry={pilot} />
            </th>
            <td data-label={words.hoped}>
              {pilot.data.glance.hoped ? (
                <span>
                  <Text of={pilot.id} look={(_, index) => (index === 0 ? 'hoped' : undefined)}>
                    {pilot.data.glance.hoped}
                  </Text>
                </span>
              ) : (
                <span data-gap="unknown">{words.missing}</span>
              )}
            </td>
            <td
              data-label={words.found}
              data-gap="found"
              colSpan={shown.includes('missing') && !pilot.data.glance.missing ? 2 : undefined}
            >
              <Found pilot={pilot} dotsInRow={[50, 100]} />
            </td>
            {pilot.data.glance.missing && (
              <td data-label={words.missing}>
                <span data-gap="unknown">
                  <Text of={pilot.id}>{pilot.data.glance.missing}</Text>
                </span>
              </td>
            )}
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
        <li key={pilot.id} data-light={lightName(pilot.id)} className="relative">
          <Motif {...drawingOf(pilot)} />
          <EntryLink kind="pilots" entry={pilot} className="card-link" />
          <p>
            <span className="font-label text-small font-semibold whitespace-nowrap">{words.hoped}: </span>
            <Hope pilot={pilot} />
          </p>
          <p data-gap="found">
            <span className="font-label text-small font-semibold">{words.found}: </span>
            <Found pilot={pilot} dotsInRow={[50]} />
            {pilot.data.glance.missing && (
              <>
                {' '}
                <small>
                  {words.missing}: <Text of={pilot.id}>{pilot.data.glance.missing}</Text>
                </small>
              </>
            )}
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
  if (!hoped) return <span data-gap="unknown">{words.missing}</span>
  return (
    <span>
      {first?.figure.label ? (
        <>
          <FigureValue {...first} className="hoped" /> {first.figure.label}
        </>
      ) : (
        <Text of={id}>{hoped}</Text>
      )}
    </span>
  )
}
