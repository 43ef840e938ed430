import { gzipSync } from 'node:zlib'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readSections } from '../../renderer/reading/read-sections.ts'
import { findSections } from '../../renderer/search/find-sections.ts'
import type { PageNames } from '../../renderer/search/page-names.ts'
import { openSearchIndex, type SearchIndexFile } from '../../renderer/search/search-index.ts'
import { createWriter } from '../bench/corpus/prose.ts'
import { beginSearchIndex } from './write-search-index.ts'

/** Pages of prose, each with a heading and a figure of its own. */
const pages = Array.from({ length: 40 }, (_, place) => {
  const { paragraph } = createWriter(`search/${place}`)
  const prose = `<p>${paragraph()}</p><p>${paragraph()}</p>`
  const body = `<h1>Lantern ${place}</h1>${prose}<h2 id="results">Results</h2><p>It raised <data>US$${place}.25</data>.</p>${prose}`
  return { path: `/pilot/${place}`, ...readSections(parseDocument(`<main>${body}</main>`)) }
})

function makeSearchIndex(made: typeof pages, names: PageNames, limits?: SearchLimits): string {
  const index = beginSearchIndex(limits)
  for (const page of made) index.add(page)
  return index.write(names)
}

type SearchLimits = Parameters<typeof beginSearchIndex>[0]

const noNames: PageNames = new Map()
const whole = makeSearchIndex(pages, noNames)
const wholeBytes = gzipSync(whole).byteLength
const characters = whole.length

async function ask(text: string, query: string): Promise<string[]> {
  const file: SearchIndexFile = JSON.parse(text)
  return findSections(await openSearchIndex(file), query).map(({ address }) => address)
}

/** A word that only texts have. */
const word = /^\w+ (?<word>\w{6,})/.exec(pages[0]?.sections[0]?.text ?? '')?.groups?.word ?? ''

test('an index that is small enough holds all texts', async () => {
  expect(JSON.parse(whole).scope).toBe('text')
  expect(word).not.toBe('')
  expect(await ask(whole, word)).not.toEqual([])
  expect(makeSearchIndex(pages, noNames, { bytes: wholeBytes, characters })).toBe(whole)
})

test.each<[string, SearchLimits]>([
  ['more bytes', { bytes: wholeBytes - 1, characters }],
  ['more characters', { bytes: wholeBytes, characters: 1000 }],
])('an index of %s than a visitor should load holds titles, headings, figures and names', async (_, limits) => {
  const names = new Map([['/pilot/7', { labels: ['Harbour'], words: 'mole, quay' }]])
  const small = makeSearchIndex(pages, names, limits)
  expect(JSON.parse(small).scope).toBe('figures')
  expect(gzipSync(small).byteLength).toBeLessThan(wholeBytes / 3)
  expect(await ask(small, word)).toEqual([])
  expect(await ask(small, 'US$39.25')).toEqual(['/pilot/39#results'])
  expect((await ask(small, 'lantern 7'))[0]).toBe('/pilot/7')
  expect(await ask(small, 'results')).toHaveLength(20)
  expect(await ask(small, 'harbours')).toEqual(['/pilot/7'])
  expect(await ask(small, 'quay')).toEqual(['/pilot/7'])
})

test('the same pages make the same bytes', () => {
  expect(makeSearchIndex(pages, noNames)).toBe(whole)
})
