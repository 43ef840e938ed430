import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFiles } from '../../renderer/content/files.ts'
import { createMemory } from '../../renderer/content/memory.ts'
import { writeCorpus } from '../bench/corpus/write-corpus.ts'
import { openCache } from '../cache/cache.ts'
import { checkContent } from './check-content.ts'
import { shareReading } from './share-reading.ts'

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const kept = (folder: string) => ['files', 'made'].map((kind) => readdirSync(join(folder, kind)).length)

test('threads read and check every file, so that nothing is left to do, and find what one alone finds', async () => {
  const [root, folder] = [join(createFolder(), 'content'), createFolder()]
  writeCorpus({ size: 220, seed: 'threads', root })
  const { files } = findFiles(root)
  const cache = openCache(folder)
  const work = { root, publicFolder: 'public', today: '2025-09-23', renders: true }
  await shareReading(work, cache, createMemory(cache))
  // One file more is read than checked: the ledger.
  expect(kept(folder)).toEqual([files.length + 1, files.length])
  const shared = checkContent(root, { memory: createMemory(cache) })
  expect(kept(folder)).toEqual([files.length + 1, files.length])
  expect(shared.problems).toEqual(checkContent(root).problems)
  expect(shared.references).toBe(checkContent(root).references)
}, 60_000)

test('few files are read by whoever asks for them', async () => {
  const [root, folder] = [join(createFolder(), 'content'), createFolder()]
  writeCorpus({ size: 20, seed: 'threads', root })
  const cache = openCache(folder)
  const work = { root, publicFolder: 'public', today: '2025-09-23', renders: true }
  await shareReading(work, cache, createMemory(cache))
  expect(readdirSync(folder)).toEqual([])
})
