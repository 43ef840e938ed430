import { resolve } from 'node:path'
import { run, UsageError } from '../options.ts'
import { createProgress } from '../progress.ts'
import { comparePeers, contestantNames } from './peers/compare.ts'
import { asTable } from './peers/table.ts'
import { asMarkdown } from './report/table.ts'
import { runBenchmark } from './run-benchmark.ts'
import { tasks } from './tasks/index.ts'
import { measureVisits, visitMeasures } from './visits/measure-visits.ts'
import { asTables } from './visits/table.ts'

await run('bench', async ({ values }) => {
  const sizes = values.sizes.split(',').map((size) => readCount('sizes', size))
  const known = values.peers ? contestantNames : [...tasks.map(({ name }) => name), ...visitMeasures]
  const only = values.only?.split(',') ?? undefined
  const unknown = only?.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new UsageError(`there is no ${unknown} to measure; there are ${known.join(', ')}`)
  const progress = createProgress()
  const options = {
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    runs: readCount('runs', values.runs),
    seed: values.seed,
    out: resolve(values.out),
    progress,
  }
  if (values.peers) {
    const comparison = await comparePeers({ ...options, only })
    progress.done(`\n${asTable(comparison)}\nwritten to ${values.out}/peers.md and peers.json`)
    return 0
  }
  // Visits are measured only on request, because Lighthouse has to be installed.
  const measures = visitMeasures.filter((name) => only?.includes(name))
  if (measures.length > 0) {
    const visits = await measureVisits({ ...options, measures })
    progress.done(`\n${asTables(visits)}\nwritten to ${values.out}/visits.md and visits.json`)
  }
  const wanted = tasks.filter(({ name }) => only?.includes(name) ?? true)
  if (wanted.length > 0) {
    const report = await runBenchmark({ ...options, tasks: wanted })
    progress.done(`\n${asMarkdown(report)}\nwritten to ${values.out}/report.md, report.json and report.svg`)
  }
  return 0
})

function readCount(option: string, text: string): number {
  const count = Number(text)
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`expected --${option} to be whole numbers, found ${text}`)
  return count
}
