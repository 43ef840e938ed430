/** The length of a full bar. */
const full = 100

/** The outline of an unfilled shape, which shows a goal. */
export const hollow = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeDasharray: '8 5',
  vectorEffect: 'non-scaling-stroke',
} as const

/** The length of a bar, and its role in the chart. */
export interface BarProps {
  /** How much of the width the bar takes, from 0 to 1. */
  share: number
  /** Whether the chart is about this bar; the others are compared with it. */
  isLit: boolean
  /** Whether only its outline is drawn, because it shows a goal. */
  isHollow: boolean
}

/** A bar that begins at zero, on a track of the whole width. The value beside it says what it shows. */
export function Bar({ share, isLit, isHollow }: BarProps) {
  const length = Math.max(Math.round(share * full * 100) / 100, 0.4)
  return (
    <svg viewBox={`0 0 ${full} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 5H${full}`} stroke="currentColor" className="text-line" vectorEffect="non-scaling-stroke" />
      <rect
        width={length}
        height="10"
        {...(isHollow ? hollow : { fill: 'currentColor' })}
        className={isLit ? 'text-lit' : 'text-unlit'}
      />
      <path d="M0 0V10" stroke="currentColor" strokeWidth="4" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
