import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entryCodec } from '../../renderer/content/entry.ts'
import { findFiles } from '../../renderer/content/files.ts'
import { createMemory } from '../../renderer/content/memory.ts'
import { writeCorpus } from '../bench/corpus/write-corpus.ts'
import { type Cache, noCache, openCache } from '../cache/cache.ts'
import { checkContent, checkWhole } from '../check/check-content.ts'
import { withThreads } from './threads.ts'

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const createCorpus = (size: number) => {
  const root = join(createFolder(), 'content')
  writeCorpus({ size, seed: 'threads', root })
  return root
}
/** How many files of a corpus a cache knows. */
const countKnown = (root: string, cache: Cache) => {
  const memory = createMemory(cache)
  return findFiles(root).files.filter((file) => memory.recall(file, entryCodec(file))).length
}
/** What is written to a cache from now on. */
const listWrites = (cache: Cache) => {
  const kinds: string[] = []
  return { kinds, cache: { ...cache, write: (kind: string) => kinds.push(kind) } satisfies Cache }
}
const setting = (root: string) => ({ root, publicFolder: 'public', today: '2025-09-23', renders: false })

test('a thread reads and checks its share of the files, and nothing else', async () => {
  const [root, folder] = [createCorpus(20), createFolder()]
  const { files } = findFiles(root)
  await withThreads(
    openCache(folder),
    async ({ start, share, run }) => {
      start(setting(root))
      expect(share()).toEqual({ index: 0, count: 2 })
      await run({ name: 'read' })
      expect(countKnown(root, openCache(folder))).toBe(Math.floor(files.length / 2))
      await run({ name: 'check' })
      const { kinds, cache } = listWrites(openCache(folder))
      checkContent(root, { renders: false, memory: createMemory(cache) })
      expect(kinds.filter((kind) => kind === 'made')).toHaveLength(Math.ceil(files.length / 2))
    },
    2,
  )
}, 60_000)

test('many files are read and checked by all threads, who find what one alone finds', async () => {
  const [root, folder] = [createCorpus(220), createFolder()]
  const cache = openCache(folder)
  const shared = await withThreads(cache, (threads) => checkWhole(root, { cache, threads, renders: false }), 2)
  const alone = checkContent(root, { renders: false })
  expect(shared.problems).toEqual(alone.problems)
  expect([shared.references, shared.placeholders]).toEqual([alone.references, alone.placeholders])
  const { kinds, cache: listed } = listWrites(openCache(folder))
  expect(checkContent(root, { renders: false, memory: createMemory(listed) }).problems).toEqual(alone.problems)
  expect(kinds).toEqual([])
}, 60_000)

test.each<[why: string, cache: (folder: string) => Cache, cores: number]>([
  ['on one core', openCache, 1],
  ['without a cache to meet in', () => noCache, 4],
])('there is no other thread %s', async (_, open, cores) => {
  await withThreads(
    open(createFolder()),
    async ({ start, share, run }) => {
      start(setting('markdown'))
      expect(share()).toEqual({ index: 0, count: 1 })
      expect(await run({ name: 'read' })).toEqual([])
    },
    cores,
  )
})

test('a thread that fails ends the work', async () => {
  const [root, folder] = [createCorpus(20), createFolder()]
  const stage = join(folder, 'none')
  const step = { name: 'render', today: '2025-09-23', basePath: '/', photographs: {}, stage, target: folder } as const
  const work = withThreads(
    openCache(folder),
    async ({ start, run }) => {
      start(setting(root))
      await run(step)
    },
    2,
  )
  await expect(work).rejects.toThrow('none')
}, 60_000)
