import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadReadable } from '../../../renderer/content/testing/readable.ts'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { hashesBelow } from '../../build/inputs.ts'
import { makeEntry } from './make-entry.ts'
import { writeCorpus } from './write-corpus.ts'

// A busy machine may take seconds to write and load the content.
vi.setConfig({ testTimeout: 60_000 })

const write = (root: string, size: number, seed = 'test') => writeCorpus({ size, seed, root, base: fixture.root })
const [small, large] = [createFolder(), createFolder()]
beforeAll(() => {
  write(small, 20)
  write(large, 30)
})

it('a corpus passes the check, which finds every figure that it adds in its ledger', () => {
  const { problems, site } = loadReadable({ root: large, publicFolder: fixture.publicFolder, today: fixture.day })
  expect(problems).toEqual([])
  // All but the two drafts of the fixture.
  expect(site.pilots.length + site.articles.length).toBe(30 - 2)
})

it('the same seed makes the same bytes, whatever was there before, and another makes others', () => {
  const root = createFolder()
  write(root, 30)
  expect(hashesBelow(root)).toEqual(hashesBelow(large))
  write(root, 20)
  expect(hashesBelow(root)).toEqual(hashesBelow(small))
  write(root, 20, 'another')
  expect(hashesBelow(root)).not.toEqual(hashesBelow(small))
})

it('a corpus holds the files of a smaller one, and is no smaller than the content that it is made from', () => {
  const names = readdirSync(join(small, 'articles'))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names)
    expect(readFileSync(join(large, 'articles', name))).toEqual(readFileSync(join(small, 'articles', name)))
  expect(() => write(createFolder(), 1)).toThrow('the smallest corpus has')
})

it.each([0, 1, 98, 99])('the file at place %i has some 750 words, and quotes its figures', (index) => {
  const { text } = makeEntry('test', index)
  const words = text.slice(text.indexOf('\n---\n') + 5).match(/\p{L}+/gu) ?? []
  expect(words.length).toBeGreaterThan(500)
  expect(words.length).toBeLessThan(1000)
  expect(text.match(/:stat\[/g)?.length).toBeGreaterThan(3)
})
