import { percent } from './charts/drawings.tsx'

/** The look of a row of a schedule: when, what, and on the line below both its time as a part of the whole. */
export const scheduleRow =
  'relative grid items-baseline gap-x-8 gap-y-2 border-line py-5 not-first:border-t sm:grid-cols-[13.5rem_minmax(0,1fr)]'

/** From when to when, on one scale. */
interface Span {
  from: number
  to: number
}

/** From the beginning of the first to the end of the last. */
export function wholeOf(spans: readonly Span[]): Span {
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) }
}

interface TimeBarProps {
  spans: readonly Span[]
  whole: Span
  /** Whether a line leads to the first of them from the beginning of the whole. */
  hasLine?: boolean
  className: string
}

/** Which parts of the whole time are those of a row. */
export function TimeBar({ spans, whole, hasLine, className }: TimeBarProps) {
  const [first] = spans
  if (!first) return null
  const share = (length: number) => `${percent(length / (whole.to - whole.from))}%`
  return (
    <svg aria-hidden="true" className={`absolute bottom-0 w-full ${className}`}>
      {hasLine && first.from > whole.from && (
        <rect width={share(first.from - whole.from)} y="80%" height="20%" fill="currentColor" className="text-accent" />
      )}
      {spans.map(({ from, to }) => (
        // Its edge lets a short one be seen in a long whole.
        <rect
          key={from}
          x={share(from - whole.from)}
          width={share(to - from)}
          height="100%"
          fill="currentColor"
          stroke="currentColor"
        />
      ))}
    </svg>
  )
}
