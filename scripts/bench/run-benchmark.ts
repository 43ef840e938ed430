import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Progress } from '../progress.ts'
import { writeCorpus } from './corpus/write-corpus.ts'
import { describeMachine } from './machine.ts'
import { type PageWeight, weighPages } from './page-weight.ts'
import { drawPlot } from './report/plot.ts'
import type { BenchReport } from './report/report.ts'
import { asMarkdown } from './report/table.ts'
import { growthOf, type Row, summarise } from './results.ts'
import { type SearchWeight, weighSearchIndex } from './search-weight.ts'
import type { Sample, Subject, Task } from './tasks/task.ts'

/** What is measured, and where the report goes. */
export interface BenchOptions {
  tasks: readonly Task[]
  /** Numbers of pilots and articles. */
  sizes: readonly number[]
  runs: number
  seed: string
  /** The folder that gets the corpora, the builds and the report. */
  out: string
  progress: Progress
}

/**
 * Measures every task at every size, and writes `report.md`, `report.json` and `report.svg`. Each run goes through all tasks
 * before the next run begins, so that a slow minute of the machine does not fall on one task alone.
 */
export async function runBenchmark({ tasks, sizes, runs, seed, out, progress }: BenchOptions): Promise<BenchReport> {
  const rows: Row[] = []
  let weights: Record<string, PageWeight> = {}
  const search: SearchWeight[] = []
  mkdirSync(out, { recursive: true })
  for (const size of sizes) {
    progress.step(`${size} pages`)
    const subject: Subject = { size, root: join(out, `corpus-${size}`), out: join(out, `site-${size}`) }
    writeCorpus({ size, seed, root: subject.root })
    rmSync(subject.out, { recursive: true, force: true })
    const samples: Sample[] = []
    for (let run = 1; run <= runs; run += 1) {
      for (const task of tasks) {
        progress.update(`${task.name}, run ${run} of ${runs}`)
        samples.push(...(await task.run(subject)))
      }
    }
    rows.push(...summarise(size, samples))
    weights = weighSite(subject) ?? weights
    const client = join(subject.out, 'client')
    if (existsSync(client)) search.push(weighSearchIndex(client, size))
    rmSync(subject.root, { recursive: true })
    rmSync(subject.out, { recursive: true, force: true })
  }
  const report: BenchReport = { machine: describeMachine(), seed, rows, growth: growthOf(rows), weights, search }
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, 'report.md'), asMarkdown(report))
  writeFileSync(join(out, 'report.svg'), drawPlot(rows))
  return report
}

/** What the pages of each collection weigh; undefined when no task has built them. */
function weighSite({ out }: Subject): Record<string, PageWeight> | undefined {
  const client = join(out, 'client')
  try {
    return { '/pilot/': weighPages(client, '/pilot/'), '/article/': weighPages(client, '/article/') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
