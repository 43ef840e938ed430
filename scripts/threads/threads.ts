import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Cache } from '../cache/cache.ts'
import { compiled } from '../compiled.mjs'
import type { Setting, Share, Step } from './step.ts'

/** The threads beside this one, once there is work for them. */
export interface Threads {
  /** Starts a thread for each further core, up to four in all. */
  start: (setting: Setting) => Promise<void>
  /** The share of this thread; all of it as long as it is alone. */
  share: () => Share
  /**
   * Has the others do their shares of a step. What they have made is in the cache then.
   *
   * @returns how many pages they have rendered
   * @throws Error when a thread fails: what it was given to do cannot be done, or it is out of memory
   */
  run: (step: Step) => Promise<number>
  /** Ends the others, and frees their memory. */
  end: () => Promise<void>
}

/** Beyond this number, each further thread takes more memory than it saves time. */
const most = 4

/**
 * Works with threads, which end with the work. Without a cache, in which they put what they find, there are none.
 *
 * @param cores how many cores there are
 */
export async function withThreads<Outcome>(
  { folder: cacheFolder, refresh }: Pick<Cache, 'folder' | 'refresh'>,
  work: (threads: Threads) => Promise<Outcome>,
  cores: number = availableParallelism(),
): Promise<Outcome> {
  const count = cacheFolder === undefined ? 1 : Math.min(cores, most)
  const threads: Thread[] = []
  const end = async () => {
    await Promise.all(threads.splice(0).map(({ worker }) => worker.terminate()))
  }
  const runAll = async (step: Step) => {
    const counts = await Promise.all(threads.map((thread) => runStep(thread, step)))
    refresh()
    return counts.reduce((sum, count) => sum + count, 0)
  }
  try {
    return await work({
      start: async (setting) => {
        if (count === 1) return
        const script = await compiled('thread')
        for (let index = 1; index < count; index += 1)
          threads.push(startThread(script, { setting, share: { index, count }, cacheFolder }))
      },
      share: () => ({ index: 0, count: threads.length + 1 }),
      run: (step) => {
        const told = runAll(step)
        // Whoever waits does its own share first.
        told.catch(() => {})
        return told
      },
      end,
    })
  } finally {
    await end()
  }
}

interface Thread {
  worker: Worker
  /** Never fulfilled; rejected when the thread fails, or ends before its time. */
  failed: Promise<never>
}

function startThread(script: URL, workerData: object): Thread {
  // Parsing makes many small things that are soon forgotten: with more room for them, collecting takes half the time.
  const resourceLimits = { maxYoungGenerationSizeMb: 32 }
  const worker = new Worker(script, { workerData, resourceLimits })
  const failed = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`a thread ended with the code ${code} before its work was done`)))
  })
  failed.catch(() => {})
  return { worker, failed }
}

/** Has a thread do a step, and waits for what it tells. */
async function runStep({ worker, failed }: Thread, step: Step): Promise<number> {
  worker.postMessage(step)
  const [told] = await Promise.race([once(worker, 'message'), failed])
  return told
}
