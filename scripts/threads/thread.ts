import '../production.ts'

import { parentPort, workerData } from 'node:worker_threads'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { openCache } from '../cache/cache.ts'
import type { Setting, Share, Step } from './step.ts'
import { createWork } from './work.ts'

// A thread that does its share of each step, and says so when it is done.
const { setting, share, cacheFolder }: { setting: Setting; share: Share; cacheFolder: string } = workerData
const cache = openCache(cacheFolder)
const work = createWork(setting, share, { cache, memory: createMemory(cache) })

parentPort?.on('message', async (step: Step) => {
  cache.refresh()
  if (step.name === 'read') work.read()
  if (step.name === 'check') work.check()
  parentPort?.postMessage(step.name === 'render' ? await work.render(step) : 0)
})
