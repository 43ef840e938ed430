import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileTo } from '../../scripts/compiled.mjs'
import { createFolder } from '../testing/create-folder.ts'
import { payloads, pieces } from './testing/fuzz/payloads.ts'
import { hostileShapes, type Written } from './testing/hostile-shapes.ts'
import { everyDayOrLong, fc, isLong } from './testing/property.ts'

const folder = createFolder()
/**
 * Counts what is done in a thread of its own: how often any function is called and any loop goes round, in the project and in its
 * libraries, as the engine counts it for coverage. That depends on no clock.
 */
let counter: Worker
beforeAll(async () => {
  await compileTo(folder, ['renderer/content/testing/check-hostile.ts'])
  const workerData = { folder, script: join(folder, 'check-hostile.js') }
  counter = new Worker(new URL('testing/count-work.mjs', import.meta.url), { workerData })
  await once(counter, 'online')
})
afterAll(() => counter.terminate())

async function countWork(written: Written): Promise<number> {
  counter.postMessage(written)
  const [count] = await once(counter, 'message')
  return Number(count)
}

/** How often a shape is repeated: at length, more steps. */
const sizes = isLong ? [100, 1000, 10_000] : [300, 3000]

async function expectLittle(write: (count: number) => Written): Promise<void> {
  const counts: number[] = []
  for (const size of sizes) counts.push(await countWork(write(size)))
  // What is done once, and what is refused at once, counts little beside the rest.
  const basis = 200_000
  for (const [index, count] of counts.slice(1).entries())
    expect(count).toBeLessThan(12 * ((counts[index] ?? 0) + basis))
}

describe('ten times as much of it costs no more than ten times the work', () => {
  it.each(Object.entries(hostileShapes))('%s', (_, write) => expectLittle(write))

  it('whatever is repeated', async () => {
    const some = fc.array(fc.constantFrom(...pieces, ...payloads), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(some, fc.constantFrom('body', 'mdx'), (parts, place) =>
        expectLittle((count) => ({ [place]: parts.join('').repeat(count) })),
      ),
      { numRuns: everyDayOrLong(5, 300) },
    )
  })
})
