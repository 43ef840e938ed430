import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, UsageError } from '../command-line.ts'
import { createProgress } from '../progress.ts'
import { writeCorpus } from './corpus/write-corpus.ts'
import { measure } from './measure.ts'
import { asTable, type Timing } from './table.ts'

/** The corpus of this seed is what all benchmarks are measured on. */
const seed = 'bench'

await run('bench', async ({ values, positionals }) => {
  const [root, ...others] = positionals
  if ((values.make === undefined) !== (root === undefined) || others.length > 0)
    throw new UsageError('expected --make N with one folder, or neither')
  if (values.make && root) {
    writeCorpus({ size: readCount('make', values.make), seed, root })
    return 0
  }
  const sizes = values.sizes.split(',').map((size) => readCount('sizes', size))
  const runs = readCount('runs', values.runs)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const progress = createProgress()
  const timings: Timing[] = []
  try {
    for (const size of sizes) {
      const subject = { root: join(folder, `corpus-${size}`), out: join(folder, `site-${size}`) }
      progress.step(`${size} pages`)
      writeCorpus({ size, seed, root: subject.root })
      for (let number = 1; number <= runs; number += 1) {
        for (const timing of await measure(subject)) timings.push({ ...timing, size })
      }
      rmSync(subject.out, { recursive: true })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  progress.done(`\n${asTable(timings)}\n\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`)
  return 0
})

function readCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`expected --${option} to be whole numbers, found ${text}`)
  return Number(text)
}
