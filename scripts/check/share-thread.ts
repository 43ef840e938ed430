import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { entryCodec } from '../../renderer/content/entry.ts'
import { findFiles } from '../../renderer/content/files.ts'
import { checkText } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory.ts'
import { readContent } from '../../renderer/content/read-content.ts'
import { openCache } from '../cache/cache.ts'
import type { Share } from './share-reading.ts'

// A thread that reads its share of the files, waits for the others, and checks its share of the texts.
const { root, publicFolder, today, renders, cacheFolder, index, count }: Share = workerData
const memory = createMemory(openCache(cacheFolder))
const isOwn = (_: unknown, place: number) => place % count === index

for (const file of findFiles(root).files.filter(isOwn)) memory.read(file, entryCodec(file))
if (parentPort) {
  const told = once(parentPort, 'message')
  parentPort.postMessage('read')
  await told
}
const read = readContent({ root, publicFolder, today, memory })
for (const entry of read.entries.filter(isOwn)) checkText(entry, read, { memory, renders })
parentPort?.close()
