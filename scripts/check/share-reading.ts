import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { entryCodec } from '../../renderer/content/entry.ts'
import { findFiles } from '../../renderer/content/files.ts'
import type { Memory } from '../../renderer/content/memory.ts'
import { readLedger } from '../../renderer/content/read-content.ts'
import type { Cache } from '../cache/cache.ts'

/** What a thread works on. */
export interface Share {
  root: string
  publicFolder: string
  today: string
  renders: boolean
  /** The cache, into which everything goes that the thread finds out. */
  cacheFolder: string
  /** Which of the threads this is, of how many. */
  index: number
  count: number
}

/** Below this number of files, one thread is done before others have started. */
const worthwhile = 200

/**
 * Reads and checks files that the cache does not know in as many threads as there are cores. What they find goes into the
 * cache, where whoever loads the content afterwards finds it. Faults of the content are told then.
 *
 * @param memory gets what the cache knows
 * @throws Error when a thread fails, which no content can cause
 */
export async function shareReading(
  work: Omit<Share, 'cacheFolder' | 'index' | 'count'>,
  { folder }: Pick<Cache, 'folder'>,
  memory: Memory,
): Promise<void> {
  const { files } = findFiles(work.root)
  const unknown = files.filter((file) => !memory.recall(file, entryCodec(file)))
  const count = availableParallelism()
  if (folder === undefined || unknown.length < worthwhile || count < 2) return
  const threads = Array.from({ length: count }, (_, index) => {
    const workerData: Share = { ...work, cacheFolder: folder, index, count }
    // Parsing makes many small things that are soon forgotten: with more room for them, collecting takes half the time.
    const resourceLimits = { maxYoungGenerationSizeMb: 64 }
    return new Worker(new URL('./share-thread.mjs', import.meta.url), { workerData, resourceLimits })
  })
  const ended = threads.map((thread) => once(thread, 'exit'))
  // The texts are checked against the frontmatter of all files, so every thread has to be done with that.
  const read = Promise.all(threads.map((thread) => once(thread, 'message')))
  readLedger(work.root, [], memory)
  await Promise.race([read, ...ended])
  for (const thread of threads) thread.postMessage('check')
  await Promise.all(ended)
}
