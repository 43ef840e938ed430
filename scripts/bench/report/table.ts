import { type Weight, weightKinds } from '../../test/weight/page-files.ts'
import type { BenchReport } from './report.ts'
import { megabytes, range, seconds, table, tellMachine } from './write.ts'

/** The report as tables in markdown. */
export function asMarkdown({ machine, seed, rows, growth, weights, search }: BenchReport): string {
  const parts = [
    `${tellMachine(machine)}; seed \`${seed}\`. Medians, with least and most; memory is the largest sum over all processes.`,
    table(
      ['measure', 'pages', 'runs', 'wall', 'CPU', 'memory'],
      rows.map(({ measure, size, runs, wall, cpu, memory }) => [
        measure,
        size.toLocaleString('en-US'),
        String(runs),
        range(wall, seconds),
        cpu ? range(cpu, seconds) : 'not told',
        memory ? range(memory, megabytes) : 'not told',
      ]),
    ),
  ]
  if (growth.length > 0)
    parts.push(
      table(
        ['measure', 'from', 'to', 'exponent of wall', 'exponent of CPU', 'exponent of memory', 'each further page'],
        growth.map(({ measure, from, to, wall, cpu, memory, perPage }) => [
          measure,
          from.toLocaleString('en-US'),
          to.toLocaleString('en-US'),
          wall.toFixed(2),
          cpu?.toFixed(2) ?? 'not told',
          memory?.toFixed(2) ?? 'not told',
          `${(perPage * 1000).toFixed(2)} ms`,
        ]),
      ),
    )
  if (Object.keys(weights).length > 0)
    parts.push(
      table(
        ['median page', ...weightKinds.map((kind) => `${kind} (gzip)`)],
        Object.entries(weights).map(([below, weight]) => [
          `\`${below}…\``,
          ...weightKinds.map((kind) => bytes(weight[kind])),
        ]),
      ),
    )
  if (search.length > 0)
    parts.push(
      table(
        ['search index', 'pages', 'size (gzip)'],
        search.map(({ size, scope, ...weight }) => [
          scope === 'text' ? 'all texts' : 'titles, headings and figures',
          size.toLocaleString('en-US'),
          bytes(weight),
        ]),
      ),
    )
  return `${parts.join('\n\n')}\n`
}

function bytes({ raw, gzip }: Weight): string {
  const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`
  return raw === 0 ? 'none' : `${kilobytes(raw)} (${kilobytes(gzip)})`
}
