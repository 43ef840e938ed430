/** How long one thing took once, at a number of pages. */
export interface Timing {
  measure: string
  size: number
  seconds: number
}

/** Medians in seconds as a table in markdown: a row for each measure, a column for each size. */
export function asTable(timings: readonly Timing[]): string {
  const sizes = [...new Set(timings.map(({ size }) => size))]
  const rows = [...new Set(timings.map(({ measure }) => measure))].map((measure) => {
    const cells = sizes.map((size) => {
      const own = timings.filter((timing) => timing.measure === measure && timing.size === size)
      return median(own.map(({ seconds }) => seconds)).toPrecision(2)
    })
    return [measure, ...cells]
  })
  const head = ['seconds', ...sizes.map((size) => `${size.toLocaleString('en-US')} pages`)]
  return [head, ['---', ...sizes.map(() => '---:')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [lower = Number.NaN, upper = lower] = sorted.slice(Math.ceil(sorted.length / 2) - 1)
  return sorted.length % 2 === 0 ? (lower + upper) / 2 : lower
}
