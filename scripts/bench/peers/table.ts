import type { Machine } from '../machine.ts'
import { megabytes, range, seconds, table, tellMachine } from '../report/write.ts'
import type { Row } from '../results.ts'

/** What one generator took for a corpus of a size. */
export interface ComparisonRow {
  name: string
  version: string
  isOurs: boolean
  size: number
  build: Row
  rebuild: Row
}

/** Everything that a comparison found. */
export interface Comparison {
  machine: Machine
  seed: string
  runs: number
  rows: ComparisonRow[]
  /** Which generators were left out, and why. */
  missing: string[]
}

/**
 * The comparison as tables in markdown, one for each size, the fastest build first. Ratios are against the first row of this
 * project: above 1 the other one takes longer.
 */
export function asTable({ machine, seed, runs, rows, missing }: Comparison): string {
  const sizes = [...new Set(rows.map(({ size }) => size))]
  const tables = sizes.map((size) => {
    const own = rows.filter((row) => row.size === size)
    const base = own.find(({ isOurs }) => isOurs)
    const ordered = [...own].sort((a, b) => a.build.wall.median - b.build.wall.median)
    const ratio = (row: ComparisonRow, work: 'build' | 'rebuild') =>
      base ? `${Number((row[work].wall.median / base[work].wall.median).toPrecision(2))} ×` : 'not measured'
    return `### ${size.toLocaleString('en-US')} pages\n\n${table(
      ['generator', 'cold build', 'against ours', 'memory', 'rebuild after one edit', 'against ours'],
      ordered.map((row) => [
        `${row.name} ${row.version}`.trim(),
        range(row.build.wall, seconds),
        ratio(row, 'build'),
        row.build.memory ? megabytes(row.build.memory.most) : 'not told',
        range(row.rebuild.wall, seconds),
        ratio(row, 'rebuild'),
      ]),
    )}`
  })
  return `${[
    `${tellMachine(machine)}; seed \`${seed}\`, ${runs} runs in turns. Medians, with least and most; memory is the largest sum over all processes.`,
    ...tables,
    ...missing,
  ].join('\n\n')}\n`
}
