import { dome } from '../../motif/shapes.ts'

/** A bar, or a step of a funnel: its length, and its role in the chart. */
interface BarProps {
  /** How much of the width it takes, from 0 to 1. */
  share: number
  /** Whether the chart is about it; the others are compared with it. */
  isLit: boolean
  /** Whether only its outline is drawn, because it shows a goal. */
  isHollow: boolean
}

/** A bar that begins at zero, on a track of the whole width. The value beside it says what it shows. */
export function Bar({ share, ...role }: BarProps) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 5H100" stroke="currentColor" className="text-line" vectorEffect="non-scaling-stroke" />
      <rect width={Math.max(Math.round(share * 10000) / 100, 0.4)} height="10" {...lookOf(role)} />
      <path d="M0 0V10" stroke="currentColor" strokeWidth="4" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** A step of a funnel, as wide as its share above and as the next one below. */
export function FunnelStep({ share, next, ...role }: BarProps & { next: number }) {
  const edge = (part: number) => Math.max(0, Math.round(5000 - part * 5000) / 100)
  const [top, bottom] = [edge(share), edge(next)]
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${top} 0H${100 - top}L${100 - bottom} 10H${bottom}z`} {...lookOf(role)} />
    </svg>
  )
}

function lookOf({ isLit, isHollow }: Omit<BarProps, 'share'>) {
  return { ...(isHollow ? outline : { fill: 'currentColor' }), className: isLit ? 'text-lit' : 'text-unlit' }
}

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeDasharray: '8 5',
  vectorEffect: 'non-scaling-stroke',
} as const

/** A bar of the whole width, cut into as many pieces as are counted. */
export function Pieces({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${count} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 5H${count}`} stroke="currentColor" strokeWidth="10" strokeDasharray=".8 .2" className="text-lit" />
    </svg>
  )
}

/** Values as circles of proportional area on a common baseline; the last one is lit. */
export function Areas({ values }: { values: readonly number[] }) {
  const [largest = 1] = values
  return (
    <svg viewBox="-51 0 102 102" aria-hidden="true">
      {values.map((value, index) => {
        const radius = Math.round(Math.sqrt(value / largest) * 5000) / 100
        const isLast = index === values.length - 1
        const look = isLast ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' }
        return (
          <circle key={value} cy={101 - radius} r={radius} {...look} className={isLast ? 'text-lit' : 'text-unlit'} />
        )
      })}
    </svg>
  )
}

/** Percentages as lit dots, each in a crowd of its own: of a hundred, or of a thousand where a tenth of a percent counts. */
export function Dots({ percentages }: { percentages: readonly number[] }) {
  return (
    <div className="grid gap-4">
      {percentages.map((percentage) => {
        const [total, columns] = Number.isInteger(percentage) ? [100, 20] : [1000, 50]
        const lit = Math.min(total, Math.round((percentage * total) / 100))
        return (
          <svg key={percentage} viewBox={`0 0 ${columns} ${total / columns}`} aria-hidden="true">
            <path d={dotRows(total, columns)} {...dotted} strokeWidth="0.45" className="text-unlit" />
            {lit > 0 && <path d={dotRows(lit, columns)} {...dotted} strokeWidth="0.95" className="text-lit" />}
          </svg>
        )
      })}
    </div>
  )
}

/** A line of zero-length dashes, whose round caps are dots. */
export const dotted = { stroke: 'currentColor', strokeLinecap: 'round', strokeDasharray: '0 1', fill: 'none' } as const

/** The lines for a number of dots, row by row. */
export function dotRows(count: number, columns: number): string {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const dots = Math.min(columns, count - row * columns)
    return `M.5 ${row + 0.5}h${dots - 0.9}`
  }).join('')
}

/** Counts as rings around a light, each with as many marks as it counts; the first is the outermost. */
export function Rings({ counts }: { counts: readonly number[] }) {
  const step = 30 / counts.length
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      {counts.map((count, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: two counts may be the same, and the list never changes
          key={index}
          d={circle(49 - (index + 0.45) * step)}
          pathLength={count}
          fill="none"
          stroke="currentColor"
          strokeWidth={0.75 * step}
          strokeDasharray=".6 .4"
          className="text-lit"
        />
      ))}
      <path d={dome(0, 6, 13)} fill="currentColor" className="text-unlit" />
    </svg>
  )
}

/** A circle around the middle that begins at its top; only a path can state its length. */
function circle(radius: number): string {
  return `M0-${radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}a${radius} ${radius} 0 0 1 0-${2 * radius}`
}
