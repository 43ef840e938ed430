import { dome } from '../../motif/shapes.ts'

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
