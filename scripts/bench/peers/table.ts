import { counted } from '../../../renderer/content/texts/counted.ts'
import { megabytes, range, seconds, table, tellMachine } from '../report/write.ts'
import type { Row } from '../results.ts'
import type { Comparison, ComparisonRow } from './comparison.ts'
import { compareWithTargets, type Target } from './targets.ts'

/**
 * The comparison as tables in markdown, one for each size, the fastest build first. Ratios are against the first row of this
 * project: above 1 the other one takes longer.
 */
export function asTable(comparison: Comparison): string {
  const { machine, seed, rows, own, missing } = comparison
  const sizes = [...new Set(rows.map(({ size }) => size))]
  const tables = sizes.map((size) => {
    const ofSize = rows.filter((row) => row.size === size)
    const base = ofSize.find(({ isOurs }) => isOurs)
    const ordered = [...ofSize].sort((a, b) => a.build.wall.median - b.build.wall.median)
    const ratio = (row: ComparisonRow, work: 'build' | 'rebuild') =>
      base ? `${Number((row[work].wall.median / base[work].wall.median).toPrecision(2))} ×` : 'not measured'
    const runs = ofSize[0]?.build.runs ?? 0
    return `### ${size.toLocaleString('en-US')} pages, ${counted(runs, 'run')}\n\n${table(
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
    `${tellMachine(machine)}; seed \`${seed}\`, runs in turns. Medians, with least and most; memory is the largest sum over all processes.`,
    ...tables,
    ...(own.length > 0 ? [tableOfOwn(own)] : []),
    ...tableOfTargets(compareWithTargets(comparison)),
    ...missing,
  ].join('\n\n')}\n`
}

/** What was measured of this project alone: a row for each measure, a column for each size. */
function tableOfOwn(own: readonly Row[]): string {
  const sizes = [...new Set(own.map(({ size }) => size))]
  const measures = [...new Set(own.map(({ measure }) => measure))]
  const cell = (measure: string, size: number) => {
    const row = own.find((each) => each.measure === measure && each.size === size)
    return row ? range(row.wall, seconds) : ''
  }
  return `### This project alone\n\n${table(
    ['measure', ...sizes.map((size) => size.toLocaleString('en-US'))],
    measures.map((measure) => [measure, ...sizes.map((size) => cell(measure, size))]),
  )}`
}

function tableOfTargets(targets: readonly Target[]): string[] {
  if (targets.length === 0) return []
  const lines = targets.map(({ what, wanted, found, isMet }) => [what, wanted, found, isMet ? 'met' : '**not met**'])
  return [`### Targets\n\n${table(['what', 'wanted', 'found', ''], lines)}`]
}
