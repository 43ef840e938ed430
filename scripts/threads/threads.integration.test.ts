import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entryCodec } from '../../renderer/content/entries/entry.ts'
import { findFiles } from '../../renderer/content/files/files.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { type Cache, noCache, openCache } from '../cache/cache.ts'
import { checkContent, checkWhole } from '../check/check-content.ts'
import { withThreads } from './threads.ts'

const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
/** The fixture with drafts beside it, of which every seventh has a fault. */
const createContent = (drafts: number) => {
  const root = join(createFolder(), 'content')
  cpSync(fixture.root, root, { recursive: true })
  const draft = readFileSync(join(root, 'leaders/ada-winch.md'), 'utf8').replace('placeholder: true', 'draft: true')
  for (let index = 0; index < drafts; index += 1) {
    const fault = index % 7 === 0 ? 'The lamp has [no page](/nowhere).\n' : ''
    writeFileSync(join(root, `leaders/draft-${index}.md`), draft.replace('id: ada-winch', `id: draft-${index}`) + fault)
  }
  return root
}
/** How many files of some content a cache knows. */
const countKnown = (root: string, cache: Cache) => {
  const memory = createMemory(cache)
  return findFiles(root).files.filter((file) => memory.recall(file, entryCodec(file))).length
}
/** What is written to a cache from now on. */
const listWrites = (cache: Cache) => {
  const kinds: string[] = []
  return { kinds, cache: { ...cache, write: (kind: string) => kinds.push(kind) } satisfies Cache }
}
const options = { publicFolder: fixture.publicFolder, today: fixture.day, renders: false }

test('a thread reads and checks its share of the files, and nothing else; when it fails, it ends the work', async () => {
  const [root, folder] = [createContent(0), createFolder()]
  const { files } = findFiles(root)
  const stage = join(folder, 'no-bundle')
  const work = withThreads(
    openCache(folder),
    async ({ start, share, run }) => {
      await start({ root, ...options })
      expect(share()).toEqual({ index: 0, count: 2 })
      expect(countKnown(root, openCache(folder))).toBe(0)
      await run({ name: 'read' })
      const known = countKnown(root, openCache(folder))
      expect(known).toBeGreaterThan(0)
      expect(known).toBeLessThan(files.length)
      await run({ name: 'check' })
      const { kinds, cache } = listWrites(openCache(folder))
      checkContent(root, { ...options, memory: createMemory(cache) })
      expect(kinds.filter((kind) => kind === 'check')).toHaveLength(files.length - known)
      await run({ name: 'render', today: fixture.day, basePath: '/', photographs: {}, changes: {}, stage })
    },
    2,
  )
  await expect(work).rejects.toThrow(stage)
}, 60_000)

test('many files are read and checked by all threads, who find what one alone finds', async () => {
  const [root, folder] = [createContent(220), createFolder()]
  const cache = openCache(folder)
  const shared = await withThreads(cache, (threads) => checkWhole(root, { cache, threads, ...options }), 2)
  const alone = checkContent(root, options)
  expect(alone.problems.map(({ message }) => message)).toEqual(
    Array(Math.ceil(220 / 7)).fill('there is no page /nowhere'),
  )
  expect(shared.problems).toEqual(alone.problems)
  expect([shared.references, shared.placeholders]).toEqual([alone.references, alone.placeholders])
  const { kinds, cache: listed } = listWrites(openCache(folder))
  expect(checkContent(root, { ...options, memory: createMemory(listed) }).problems).toEqual(alone.problems)
  expect(kinds).toEqual([])
}, 60_000)

test.each<[why: string, cache: (folder: string) => Cache, cores: number]>([
  ['on one core', openCache, 1],
  ['without a cache to meet in', () => noCache, 4],
])('there is no other thread %s', async (_, open, cores) => {
  await withThreads(
    open(createFolder()),
    async ({ start, share, run }) => {
      await start({ root: fixture.root, ...options })
      expect(share()).toEqual({ index: 0, count: 1 })
      expect(await run({ name: 'read' })).toBe(0)
    },
    cores,
  )
})
