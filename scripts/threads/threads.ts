import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Cache } from '../cache/cache.ts'
import type { RenderedShare, Setting, Share, Step } from './step.ts'

/** The threads beside this one, once there is work for them. */
export interface Threads {
  /** Starts a thread for each further core. */
  start: (setting: Setting) => void
  /** The share of this thread; all of it as long as it is alone. */
  share: () => Share
  /**
   * Has the others do their shares of a step.
   *
   * @returns what they tell of it: of rendering, a share each
   * @throws Error when a thread fails, which no content can cause
   */
  run: <Name extends Step['name']>(step: Extract<Step, { name: Name }>) => Promise<Told<Name>[]>
  /** Ends the others, and frees their memory. */
  end: () => Promise<void>
}

type Told<Name extends Step['name']> = Name extends 'render' ? RenderedShare : undefined

/** Beyond this number, each further thread takes more memory than it saves time. */
const most = 4

/**
 * Works with threads, which end with the work. Without a cache, in which they put what they find, there are none.
 *
 * @param cores how many cores there are
 */
export async function withThreads<Outcome>(
  { folder: cacheFolder }: Pick<Cache, 'folder'>,
  work: (threads: Threads) => Promise<Outcome>,
  cores: number = availableParallelism(),
): Promise<Outcome> {
  const count = cacheFolder === undefined ? 1 : Math.min(cores, most)
  const threads: Worker[] = []
  const end = async () => {
    await Promise.all(threads.splice(0).map((thread) => thread.terminate()))
  }
  try {
    return await work({
      start: (setting) => {
        for (let index = 1; index < count; index += 1)
          threads.push(startThread({ setting, share: { index, count }, cacheFolder }))
      },
      share: () => ({ index: 0, count: threads.length + 1 }),
      run: (step) =>
        Promise.all(
          threads.map(async (thread) => {
            thread.postMessage(step)
            const [told] = await once(thread, 'message')
            return told
          }),
        ),
      end,
    })
  } finally {
    await end()
  }
}

function startThread(workerData: object): Worker {
  // Parsing makes many small things that are soon forgotten: with more room for them, collecting takes half the time.
  const resourceLimits = { maxYoungGenerationSizeMb: 32 }
  return new Worker(new URL('./thread.mjs', import.meta.url), { workerData, resourceLimits })
}
