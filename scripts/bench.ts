import { resolve } from 'node:path'
import { asMarkdown } from './bench/report/table.ts'
import { runBenchmark } from './bench/run-benchmark.ts'
import { tasks } from './bench/tasks/index.ts'
import { readOptions, run, UsageError } from './options.ts'
import { createProgress } from './progress.ts'

await run(async () => {
  const { values } = readOptions({
    sizes: { type: 'string', default: '20,200,1000' },
    only: { type: 'string', default: tasks.map(({ name }) => name).join(',') },
    runs: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'beacon' },
    out: { type: 'string', default: 'bench' },
  })
  const sizes = values.sizes.split(',').map((size) => readCount('sizes', size))
  const wanted = values.only.split(',').map((name) => {
    const task = tasks.find((known) => known.name === name)
    if (!task) throw new UsageError(`there is no ${name} to measure; there are ${tasks.map((t) => t.name).join(', ')}`)
    return task
  })
  const progress = createProgress()
  const out = resolve(values.out)
  const report = await runBenchmark({
    tasks: wanted,
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    runs: readCount('runs', values.runs),
    seed: values.seed,
    out,
    progress,
  })
  progress.done(`\n${asMarkdown(report)}\nwritten to ${values.out}/report.md, report.json and report.svg`)
  return 0
})

function readCount(option: string, text: string): number {
  const count = Number(text)
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`expected --${option} to be whole numbers, found ${text}`)
  return count
}
