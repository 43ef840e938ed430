import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findNumbers } from '../../../renderer/content/figures/find-numbers.ts'
import { loadContent } from '../../../renderer/content/load.ts'
import { hashOfFolder } from '../../build/fingerprint.ts'
import { countWords } from './prose.ts'
import * as vocabulary from './vocabulary.ts'
import { makeEntry, writeCorpus } from './write-corpus.ts'

// A busy machine may take seconds to write and load the content.
vi.setConfig({ testTimeout: 60_000 })

describe('a corpus', () => {
  it('passes the check, and every figure that it adds is in its ledger', () => {
    const own = load('markdown')
    const loaded = load(write({ size: 40 }))
    expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(loaded.site?.pilots.length).toBeGreaterThan(own.site?.pilots.length ?? 0)
    expect((loaded.site?.pilots.length ?? 0) + (loaded.site?.articles.length ?? 0)).toBe(40)
    expect(loaded.ledger?.figures.map(({ id }) => id).sort()).toEqual(Object.keys(loaded.figures).sort())
    expect(Object.keys(loaded.figures).length).toBeGreaterThan(Object.keys(own.figures).length + 100)
  })

  it('has the same bytes for the same seed', () =>
    expect(hashOfFolder(write({ size: 30 }))).toBe(hashOfFolder(write({ size: 30 }))))

  it('has other bytes for another seed', () =>
    expect(hashOfFolder(write({ size: 30, seed: 'another' }))).not.toBe(hashOfFolder(write({ size: 30 }))))

  it('holds the files of a smaller one', () => {
    const [small, large] = [write({ size: 20 }), write({ size: 30 })]
    for (const name of readdirSync(join(small, 'articles')))
      expect(readFileSync(join(large, 'articles', name), 'utf8')).toBe(
        readFileSync(join(small, 'articles', name), 'utf8'),
      )
  })

  it('puts nothing of an earlier one beside its files', () => {
    const root = write({ size: 30 })
    writeCorpus({ size: 20, seed: 'test', root })
    expect(hashOfFolder(root)).toBe(hashOfFolder(write({ size: 20 })))
  })

  it('cannot be smaller than the content that it is made from', () =>
    expect(() => write({ size: 1 })).toThrow('the smallest corpus has'))
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

function write({ size, seed = 'test' }: { size: number; seed?: string }): string {
  const root = temporaryFolder()
  writeCorpus({ size, seed, root })
  return root
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function load(root: string) {
  return loadContent({ root, publicFolder: 'public', today: '2025-09-01' })
}
