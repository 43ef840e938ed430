import { type Months, monthNames, parseMoment, type YearMonth } from '../../content/figures/moment.ts'
import type { Pilot } from '../../content/schemas/pilot.ts'
import { usePageOf } from '../../use-page.ts'
import { FigureById, Paragraph } from '../FigureText.tsx'
import { ChartFrame } from './ChartTable.tsx'
import { MonthBar } from './drawings.tsx'

/**
 * The plan of a pilot, in the order of its numbers, on one grid of months; a single step has only its bar. If dates leave out
 * their year, the months are those of one year; if they cannot all be in one, nothing is drawn, because the plan does not say
 * enough.
 */
export function Milestones({ milestones, planTitle }: Pick<Pilot, 'milestones' | 'planTitle'>) {
  const isAlone = milestones.length === 1
  const grid = gridOf(milestones.map(({ deadline }) => parseMoment(deadline)?.months))
  return (
    <ChartFrame title={planTitle} isOnPaper>
      <div className="font-label text-label">
        {grid && (
          <p aria-hidden="true" className="step text-small text-muted">
            <span className="flex">
              {Array.from({ length: grid.length }, (_, index) => grid.start + index).map((place) => (
                <span key={place} className="min-w-0 flex-1">
                  {(grid.length <= 24 || place % 12 === 0) &&
                    monthNames[place % 12]?.slice(0, grid.length <= 8 ? 3 : 1)}
                  {(place % 12 === 0 || (place === grid.start && (12 - (place % 12)) * 8 >= grid.length)) && (
                    <Year place={place} milestones={milestones} />
                  )}
                </span>
              ))}
            </span>
          </p>
        )}
        <ol>
          {milestones.map(({ label, name }, index) => {
            const bar = grid?.bars[index]
            const date = <FigureById id={label.toLowerCase()} />
            return (
              <li
                key={label}
                data-milestone={label}
                className={`step relative${isAlone ? '' : ' border-t border-line'}`}
              >
                {!isAlone && <p className="w-7 text-muted">{label}</p>}
                <Paragraph className={isAlone ? 'sr-only left-0' : 'flex-1'}>{name}</Paragraph>
                {bar ? <MonthBar {...bar} length={grid.length} date={date} /> : <p>{date}</p>}
              </li>
            )
          })}
        </ol>
      </div>
    </ChartFrame>
  )
}

/**
 * A year as one of the dates has it, beneath its January, and beneath the first month of a plan where there is room before
 * the next.
 */
function Year({ place, milestones }: Pick<Pilot, 'milestones'> & { place: number }) {
  const { id } = usePageOf('pilots').entry
  const number = Math.floor(place / 12)
  const step = milestones.find(({ deadline }) => number > 0 && deadline.includes(String(number)))
  return (
    step && (
      <span className="flex whitespace-nowrap">
        <time dateTime={String(number)} data-figure={`${id}/${step.label.toLowerCase()}`}>
          {number}
        </time>
      </span>
    )
  )
}

/** The months that a plan needs, counted from a January, and the bars of its steps in them. */
function gridOf(steps: readonly (Months | undefined)[]) {
  const known = steps.filter((step) => step !== undefined)
  const years = new Set(known.flatMap(({ from, to }) => [from.year, to.year]))
  const isDated = !years.delete(0)
  if (known.length === 0 || known.length < steps.length || (!isDated && years.size > 1)) return undefined
  const place = ({ year, month }: YearMonth) => (isDated ? year * 12 : 0) + month - 1
  const start = Math.min(...known.map(({ from }) => place(from)))
  const length = Math.max(...known.map(({ to }) => place(to))) + 1 - start
  const span = ({ from, to }: Months) => ({ from: place(from) - start, length: place(to) - place(from) + 1 })
  return { start, length, bars: known.map((step) => ({ whole: span(step), solid: span(step.named ?? step) })) }
}
