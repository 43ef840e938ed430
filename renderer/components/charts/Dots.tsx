/** How many dots stand in a row. */
const columns = { 100: 20, 1000: 50 } as const

/** Percentages as lit dots, each in a crowd of its own: of a hundred, or of a thousand where a tenth of a percent counts. */
export function Dots({ percentages }: { percentages: readonly number[] }) {
  return (
    <div className="grid gap-4">
      {percentages.map((percentage) => (
        <Crowd key={percentage} percentage={percentage} />
      ))}
    </div>
  )
}

function Crowd({ percentage }: { percentage: number }) {
  const total = Number.isInteger(percentage) ? 100 : 1000
  const width = columns[total]
  const lit = Math.min(total, Math.round((percentage * total) / 100))
  return (
    <svg viewBox={`0 0 ${width} ${total / width}`} aria-hidden="true">
      <path d={rowsOf(total, width)} {...round} strokeWidth="0.45" className="text-unlit" />
      {lit > 0 && <path d={rowsOf(lit, width)} {...round} strokeWidth="0.95" className="text-lit" />}
    </svg>
  )
}

/** A line of zero-length dashes, whose round caps are dots. */
const round = { stroke: 'currentColor', strokeLinecap: 'round', strokeDasharray: '0 1', fill: 'none' } as const

/** The lines for a number of dots, row by row. */
function rowsOf(count: number, width: number): string {
  return Array.from({ length: Math.ceil(count / width) }, (_, row) => {
    const dots = Math.min(width, count - row * width)
    return `M.5 ${row + 0.5}h${dots - 0.9}`
  }).join('')
}
