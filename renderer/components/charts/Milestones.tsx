import { parseMoment, type YearMonth } from '../../content/figures/moment.ts'
import type { Milestone } from '../../content/schemas/pilot.ts'
import { FigureById, Paragraph } from '../FigureText.tsx'

/**
 * The plan of a pilot, in the order of its numbers. If every date has a year, each step has a bar on a track of months;
 * otherwise nothing is drawn, because the plan does not say enough.
 */
export function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const spans = milestones.flatMap(({ deadline }) => spanOf(deadline) ?? [])
  const isToScale = spans.length > 0 && spans.length === milestones.length
  const start = Math.min(...spans.map(({ from }) => from))
  const months = Math.max(...spans.map(({ to }) => to)) - start + 1
  return (
    <>
      <ol className={isToScale ? 'plan' : 'plan plan-path'}>
        {milestones.map(({ label, name }, index) => {
          const span = spans[index]
          return (
            <li key={label} data-milestone={label}>
              <p className="font-display text-h2 whitespace-nowrap text-accent">{label}</p>
              <Paragraph>{name}</Paragraph>
              <p className="font-label text-label text-muted">
                <FigureById id={label.toLowerCase()} />
              </p>
              {isToScale && span && <Track months={months} from={span.from - start} length={span.to - span.from + 1} />}
            </li>
          )
        })}
      </ol>
      {isToScale && (
        <p aria-hidden="true" data-page-only="" className="plan-ends">
          <span>{monthName(start)}</span>
          <span>{monthName(start + months - 1)}</span>
        </p>
      )}
    </>
  )
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** The name of a month that is counted from the year 0. */
function monthName(months: number): string {
  return monthFormat.format(Date.UTC(0, months - 1))
}

/** The months of the whole plan with those of one step lit; the date beside it says the same. */
function Track({ months, from, length }: { months: number; from: number; length: number }) {
  const ticks = Array.from({ length: months + 1 }, (_, month) => `M${month} 3V7`).join('')
  return (
    <svg viewBox={`0 0 ${months} 10`} preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-6 w-full md:mt-0">
      <path
        d={`M0 5H${months}${ticks}`}
        stroke="currentColor"
        className="text-unlit"
        vectorEffect="non-scaling-stroke"
      />
      <rect x={from} width={length} height="10" fill="currentColor" className="text-lit" />
    </svg>
  )
}

function spanOf(deadline: string) {
  const moment = parseMoment(deadline)
  if (moment?.kind !== 'period' || !moment.from || !moment.to) return undefined
  const monthsOf = ({ year, month }: YearMonth) => year * 12 + month
  return { from: monthsOf(moment.from), to: monthsOf(moment.to) }
}
