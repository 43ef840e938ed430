import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { harmless } from '../mutation/harmless.ts'
import { createLaboratory } from '../mutation/notice.ts'
import { allMutants, drawSample } from '../mutation/sample.ts'

const size = Number(process.env.MUTANTS ?? 60)
const seed = process.env.MUTATION_SEED ?? 'beacon'
const share = 0.9

test('nearly every small fault in the engine is noticed by a test', async ({ annotate }) => {
  // Drawn first: whoever goes on editing while this runs changes nothing.
  const sample = drawSample(allMutants(), size, seed)
  expect(sample).toHaveLength(size)
  const laboratory = createLaboratory()
  onTestFinished(() => rmSync(laboratory.folder, { recursive: true, force: true }))
  expect(await laboratory.failsWithout(), 'the tests fail without any fault').toBeUndefined()
  const survivors: string[] = []
  for (const mutant of sample) {
    if (await laboratory.notices(mutant)) continue
    const { file, line, what, source } = mutant
    survivors.push(`${file}:${line} ${what}: ${source}`)
    await annotate(`nobody notices ${survivors.at(-1)}`)
  }
  await annotate(
    `${size} faults, seed “${seed}”: ${size - survivors.length} noticed; ${harmless.length} others are known to be harmless`,
  )
  expect(survivors.length / size, survivors.join('\n')).toBeLessThanOrEqual(1 - share)
}, 10_800_000)
