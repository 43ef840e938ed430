import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { searchFiles, searchIndexPath, termsAddress, textsAddress } from '../../renderer/addresses.ts'
import { readSections } from '../../renderer/reading/read-sections.ts'
import type { PageNames } from '../../renderer/search/page-names.ts'
import { openSearch } from '../../renderer/search/pieces.ts'
import { createSearchIndex } from '../../renderer/search/search-index.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { createWriter } from '../bench/corpus/prose.ts'
import { type BuiltFile, createOutput } from './output.ts'
import { writeSearchIndex } from './write-search-index.ts'

/** Pages of prose, each with a heading and a figure of its own. */
const pages = Array.from({ length: 40 }, (_, place) => {
  const { paragraph } = createWriter(`search/${place}`)
  const prose = `<p>${paragraph()}</p><p>${paragraph()}</p>`
  const body = `<h1>Lantern ${place}</h1>${prose}<h2 id="results">Results</h2><p>It raised <data>US$${place}.25</data>.</p>${prose}`
  return { path: `/pilot/${place}`, ...readSections(parseDocument(`<main>${body}</main>`)) }
})

type SearchLimits = Parameters<typeof writeSearchIndex>[3]

/** The files of an index by their addresses. */
function filesOf(made: typeof pages, limits?: SearchLimits, names: PageNames = new Map()) {
  const files = new Map<string, string>()
  const write = (name: string, content: string | Uint8Array) => {
    files.set(name.replace(/^client/, ''), String(content))
    return ''
  }
  writeSearchIndex(made, names, { linkAll: () => false, write }, limits)
  return files
}

async function ask(files: ReadonlyMap<string, string>, question: string): Promise<string[]> {
  const load = async (address: string) => JSON.parse(files.get(address) ?? '')
  const search = openSearch(await load(searchIndexPath), { load, forget: () => {}, wait: async () => {} })
  return (await search(question)).map(({ address }) => address)
}

const whole = filesOf(pages)
const file = whole.get(searchIndexPath) ?? ''
const wholeBytes = gzipSync(file).byteLength
const characters = file.length
const fewCharacters = { bytes: wholeBytes, characters: characters / 4 }

/** A word that only texts have. */
const word = /^\w+ (?<word>\w{6,})/.exec(pages[0]?.sections[0]?.text ?? '')?.groups?.word ?? ''

test('an index that is small enough is one file with all texts', async () => {
  expect([...whole.keys()]).toEqual([searchIndexPath])
  expect(file).toBe(JSON.stringify(createSearchIndex(pages, new Map())))
  expect(JSON.parse(file)).toMatchObject({
    scope: 'text',
    sections: expect.arrayContaining([[0, '', '', expect.stringContaining(word)]]),
  })
  expect(await ask(whole, word)).not.toEqual([])
  expect(filesOf(pages, { bytes: wholeBytes, characters })).toEqual(whole)
})

describe.each<[string, SearchLimits]>([
  ['more bytes', { bytes: wholeBytes - 1, characters }],
  ['more characters', fewCharacters],
])('an index of %s than a visitor should load', (_, limits) => {
  const files = filesOf(pages, limits, new Map([['/pilot/7', { labels: ['Harbour'], words: 'mole, quay' }]]))

  test('is in pieces, of which a few are loaded', () => {
    expect([...files.keys()]).toEqual(searchFiles(pages.map(({ path }) => path)))
    expect(gzipSync(files.get(searchIndexPath) ?? '').byteLength).toBeLessThan(wholeBytes / 3)
  })

  test.each([
    [word, 20],
    ['US$39.25', 1],
    ['lantern 7', 3],
    ['results', 20],
  ])('finds %s as one file does', async (question, count) => {
    const found = await ask(files, question)
    expect(found.length).toBeLessThanOrEqual(count)
    expect(found).toEqual(await ask(whole, question))
  })

  test('has one version in all files of a build, and another for other pages', () => {
    const versionsOf = (files: ReadonlyMap<string, string>) =>
      new Set(searchFiles([]).map((address) => JSON.parse(files.get(address) ?? '').version))
    const [version, ...others] = versionsOf(files)
    expect([version, others]).toEqual([expect.stringMatching(/^\w{12}$/), []])
    expect(versionsOf(filesOf(pages.toReversed(), limits))).not.toContain(version)
  })

  test('finds pages by their names, and by the words of writers', async () => {
    expect(await ask(files, 'harbours')).toEqual(['/pilot/7'])
    expect(await ask(files, 'quay')).toEqual(['/pilot/7'])
  })
})

test('an index of too many texts knows their headings alone, and still shows what stands beneath', async () => {
  const files = filesOf(pages, { bytes: 0, indexed: characters / 4 })
  expect(JSON.parse(files.get(searchIndexPath) ?? '')).toMatchObject({ scope: 'headings' })
  expect(await ask(files, word)).toEqual([])
  expect(await ask(files, 'lantern 7')).toEqual(['/pilot/7'])
  expect(files.get(textsAddress('/pilot/0'))).toContain(word)
})

describe('in a build after another', () => {
  /** Builds sites one after the other; returns the names of the files of each, and of those that were linked. */
  function createSites(limits: SearchLimits) {
    const sites = createFolder()
    let count = 0
    let last: ReadonlyMap<string, BuiltFile> = new Map()
    return {
      fileOf: (address: string) => join(sites, `${count}/client${address}`),
      build: (made: typeof pages) => {
        const before = last
        const output = createOutput(join(sites, `${count}`), join(sites, `${count + 1}`), last)
        count += 1
        writeSearchIndex(made, new Map(), output, limits)
        last = output.files
        const addresses = [...last.keys()].map((name) => name.replace('client', ''))
        const isLinked = (address: string) => last.get(`client${address}`)?.[2] === before.get(`client${address}`)?.[2]
        return { addresses, linked: addresses.filter(isLinked) }
      },
    }
  }

  const edited = pages.with(3, { ...pages[3], path: '/pilot/3', title: 'Lantern 3', sections: [] })
  const all = searchFiles(pages.map(({ path }) => path))

  test.each([
    ['pieces', fewCharacters, all],
    ['one file', undefined, [searchIndexPath]],
  ])('%s of the same pages are linked', (_, limits, expected) => {
    const { build } = createSites(limits)
    build(pages)
    expect(build(pages).linked.sort()).toEqual([...expected].sort())
  })

  test('after an edit, the texts of the other pages are linked', () => {
    const { build } = createSites(fewCharacters)
    build(pages)
    const { linked } = build(edited)
    expect(linked).toContain(textsAddress('/pilot/2'))
    expect(linked).not.toContain(textsAddress('/pilot/3'))
    expect(linked).not.toContain(searchIndexPath)
  })

  test('a piece that is missing is made again', () => {
    const { build, fileOf } = createSites(fewCharacters)
    build(pages)
    rmSync(fileOf(termsAddress('l')))
    expect(build(pages).addresses.sort()).toEqual([...all].sort())
  })

  test('a site that has become small has no pieces any more, and one that has grown has them', () => {
    const { build } = createSites(fewCharacters)
    build(pages)
    expect(build(pages.slice(0, 1)).addresses).toEqual([searchIndexPath])
    expect(build(pages).addresses.sort()).toEqual([...all].sort())
  })
})
