import { type Months, monthNames, monthsOf, type YearMonth } from '../../content/figures/moment.ts'
import type { Milestone } from '../../content/schemas/pilot.ts'
import { FigureById, Paragraph } from '../FigureText.tsx'
import { At, Track } from './drawings.tsx'

/**
 * The plan of a pilot, in the order of its numbers, on a grid of months that all steps share. If dates leave out their year,
 * the months are those of one year; if they cannot all be in one, nothing is drawn, because the plan does not say enough.
 */
export function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const grid = gridOf(milestones.map(({ deadline }) => monthsOf(deadline)))
  return (
    <div>
      {grid && (
        <p aria-hidden="true" data-page-only="" className="step font-label text-small text-muted">
          <span className="flex">
            {Array.from({ length: grid.length }, (_, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: months stay where they are
              <span key={month} className="min-w-0 flex-1 text-center">
                {grid.length <= 24 || (grid.start + month) % 12 === 0 ? monthNames[(grid.start + month) % 12]?.[0] : ''}
              </span>
            ))}
          </span>
        </p>
      )}
      <ol>
        {milestones.map(({ label, name }, index) => {
          const bar = grid?.bars[index]
          return (
            <li key={label} data-milestone={label} className="step border-t border-line">
              <p className="font-display text-accent">{label}</p>
              <Paragraph>{name}</Paragraph>
              <div>
                <p className="mb-1 flex font-label text-label">
                  {bar && <At share={bar.whole.from / grid.length} />}
                  <span>
                    <FigureById id={label.toLowerCase()} />
                  </span>
                </p>
                {bar && <Track {...bar} length={grid.length} start={grid.start} />}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
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
