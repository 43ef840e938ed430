import { Fragment } from 'react'
import type { ListedSite } from '../content/entries/site.ts'
import type { Figure } from '../content/figures/figure.ts'
import { lightName, Motif, MotifAgain } from '../motif/Motif.tsx'
import { drawingOf } from '../motif/themes.ts'
import { usePage } from '../use-page.ts'
import { EntryLink } from './CardList.tsx'
import { RatioStrip, ratioOf } from './charts/Chart.tsx'
import { lookOfValue } from './charts/compare.ts'
import { Text } from './FigureText.tsx'
import { findingsOf, gapOf } from './findings.ts'
import { GapBar } from './GapBar.tsx'
import { glanceLabels } from './glance-labels.ts'

const columns = ['hoped', 'found', 'missing'] as const

type ListedPilot = ListedSite['pilots'][number]

interface PilotsProps {
  pilots: readonly ListedPilot[]
}

/** What a pilot found: what it begins with, lit if that is a result, a drawing of that, and what follows a semicolon. */
function Found({ pilot, dotsInRow }: { pilot: ListedPilot; dotsInRow: readonly number[] }) {
  const page = usePage()
  const { figure, source, words, others } = findingsOf(pilot, page)
  const gap = gapOf(pilot, figure, page)
  const ratio = ratioOf(figure, pilot.data.charts, page)
  const look = (found: Figure) => lookOfValue(found, page)
  return (
    <>
      <span className="figure-line">
        {source && (
          <Text of={pilot.id} look={(found) => ['figure-first', look(found)].filter(Boolean).join(' ')}>
            {source}
          </Text>
        )}
        <span>
          <Text of={pilot.id}>{words}</Text>
        </span>
      </span>
      {gap && <GapBar {...gap} />}
      {ratio && <RatioStrip {...ratio} dotsInRow={dotsInRow} />}
      {others.map((other) => (
        <Fragment key={other}>
          <span className="semicolon">;</span>{' '}
          <span className="further">
            <Text of={pilot.id} look={look}>
              {other}
            </Text>
          </span>
        </Fragment>
      ))}
    </>
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
              {glanceLabels[name]}
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
            <td data-label={glanceLabels.hoped}>
              <Hope pilot={pilot} />
            </td>
            <td
              data-label={glanceLabels.found}
              data-gap="found"
              colSpan={shown.includes('missing') && !pilot.data.glance.missing ? 2 : undefined}
            >
              <Found pilot={pilot} dotsInRow={[50, 100]} />
            </td>
            {pilot.data.glance.missing && (
              <td data-label={glanceLabels.missing}>
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

/** The drawings and names of pilots, what each hoped for, and what came of it in its frame. */
export function PilotStrip({ pilots }: PilotsProps) {
  return (
    <ul className="strip mt-4 grid gap-x-8 gap-y-7 sm:gap-y-10 lg:grid-cols-3">
      {pilots.map((pilot) => (
        <li key={pilot.id} data-light={lightName(pilot.id)} className="relative">
          <Motif {...drawingOf(pilot)} />
          <EntryLink kind="pilots" entry={pilot} className="card-link" />
          <p>
            <span className="font-label text-small font-semibold whitespace-nowrap">{glanceLabels.hoped}: </span>
            <Hope pilot={pilot} />
          </p>
          <p data-gap="found">
            <span className="font-label text-small font-semibold">{glanceLabels.found}: </span>
            <Found pilot={pilot} dotsInRow={[34]} />
            {pilot.data.glance.missing && (
              <>
                {' '}
                <small>
                  {glanceLabels.missing}:{' '}
                  <span data-gap="unknown">
                    <Text of={pilot.id}>{pilot.data.glance.missing}</Text>
                  </span>
                </small>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What a pilot hoped for, if anybody has said it; a figure that this begins with has a frame. */
function Hope({ pilot: { id, data } }: { pilot: ListedPilot }) {
  const { hoped } = data.glance
  if (!hoped) return <span data-gap="unknown">{glanceLabels.missing}</span>
  return (
    <span>
      <Text of={id} look={(_, index) => (index === 0 ? 'hoped' : undefined)}>
        {hoped}
      </Text>
    </span>
  )
}
