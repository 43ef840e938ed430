import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findNumbers } from '../../../renderer/content/figures/find-numbers.ts'
import { loadReadable } from '../../../renderer/content/testing/readable.ts'
import { createFolder } from '../../../renderer/testing/create-folder.ts'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { hashesBelow } from '../../build/inputs.ts'
import { countWords } from './prose.ts'
import * as vocabulary from './vocabulary.ts'
import { makeEntry, writeCorpus } from './write-corpus.ts'

// A busy machine may take seconds to write and load the content.
vi.setConfig({ testTimeout: 60_000 })

/** Two corpora of one seed, of which the larger is loaded once. */
const [small, large] = [temporaryFolder(), temporaryFolder()]
beforeAll(() => {
  write(small, { size: 20 })
  write(large, { size: 30 })
})
afterAll(() => {
  for (const folder of [small, large]) rmSync(folder, { recursive: true })
})

describe('a corpus', () => {
  it('passes the check, and every figure that it adds is in its ledger', () => {
    const own = load(fixture.root)
    const loaded = load(large)
    expect(loaded.problems).toEqual([])
    expect(loaded.site?.pilots.length).toBeGreaterThan(own.site?.pilots.length ?? 0)
    // All but the two drafts of the fixture.
    expect((loaded.site?.pilots.length ?? 0) + (loaded.site?.articles.length ?? 0)).toBe(30 - 2)
    // Nobody has reviewed that of one of them.
    const known = new Set(loaded.ledger?.figures.map(({ id }) => id))
    expect(Object.keys(loaded.figures).filter((id) => !known.has(id))).toEqual(['fog-signal/horns'])
    expect([...known].filter((id) => !(id in loaded.figures))).toEqual([])
    expect(Object.keys(loaded.figures).length).toBeGreaterThan(Object.keys(own.figures).length + 100)
  })

  it('has the same bytes for the same seed, and puts nothing of what was there beside its files', () => {
    const root = fill({ size: 30 })
    expect(hashesBelow(root)).toEqual(hashesBelow(large))
    write(root, { size: 20 })
    expect(hashesBelow(root)).toEqual(hashesBelow(small))
  })

  it('has other bytes for another seed', () =>
    expect(hashesBelow(fill({ size: 20, seed: 'another' }))).not.toEqual(hashesBelow(small)))

  it('holds the files of a smaller one', () => {
    const names = readdirSync(join(small, 'articles'))
    expect(names.length).toBeGreaterThan(5)
    for (const name of names)
      expect(readFileSync(join(large, 'articles', name), 'utf8')).toBe(
        readFileSync(join(small, 'articles', name), 'utf8'),
      )
  })

  it('cannot be smaller than the content that it is made from', () =>
    expect(() => fill({ size: 1 })).toThrow('the smallest corpus has'))
})

describe('a file of a corpus', () => {
  it.each([0, 1, 2, 3, 4, 5, 98, 99])('at place %i has 600 to 900 words and quotes its figures', (index) => {
    const { text, ledger, id } = makeEntry('test', index)
    const body = text.slice(text.indexOf('\n---\n') + 5)
    expect(countWords(body)).toBeGreaterThanOrEqual(550)
    expect(countWords(body)).toBeLessThanOrEqual(950)
    const quoted = [...body.matchAll(/:stat\[([a-z-]+)\]/g)].map(([, name]) => `${id}/${name}`)
    expect(ledger.map((figure) => figure.id)).toEqual(expect.arrayContaining(quoted))
    expect(quoted.length).toBeGreaterThan(2)
    for (const part of ['\n## ', '\n### ', '\n- ', '\n| ', '](/', '](https://']) expect(body).toContain(part)
  })
})

describe('the vocabulary', () => {
  it.each(Object.entries(vocabulary))('of %s holds no number', (_, words) => {
    expect(words.length).toBeGreaterThan(5)
    expect(words.flatMap((word) => findNumbers(word))).toEqual([])
  })
})

/** Writes a corpus to a folder. */
function write(root: string, { size, seed = 'test' }: { size: number; seed?: string }): void {
  writeCorpus({ size, seed, root, base: fixture.root })
}

/** Writes a corpus to a folder of the test. */
function fill(what: { size: number; seed?: string }): string {
  const root = temporaryFolder()
  write(root, what)
  return root
}

function temporaryFolder(): string {
  return createFolder()
}

function load(root: string) {
  return loadReadable({ root, publicFolder: fixture.publicFolder, today: fixture.day })
}
