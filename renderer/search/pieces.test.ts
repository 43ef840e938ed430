import { describe, expect, test, vi } from 'vitest'
import { searchFiles, searchIndexPath, termsAddress, textsAddress } from '../addresses.ts'
import { fc } from '../content/testing/property.ts'
import type { PageNames } from './page-names.ts'
import { openSearch, splitIndex } from './pieces.ts'
import { createSearchIndex, openSearchIndex, type SearchedPage, type SearchIndexFile } from './search-index.ts'
import { findSections } from './testing/find-sections.ts'
import { names, pages, questions, section } from './testing/searched-pages.ts'

const copyOf = (value: unknown) => JSON.parse(JSON.stringify(value))

/** The two forms of an index as a visitor gets them, with the addresses that were loaded of the one in pieces. */
async function bothForms(of: readonly SearchedPage[] = pages, named: PageNames = names) {
  const index = createSearchIndex(of, named)
  const files = new Map(
    [...splitIndex(copyOf(index), of, { scope: 'pieces', version: '1' })].map(([address, content]) => [
      address,
      copyOf(content),
    ]),
  )
  const loaded: string[] = []
  const load = async (address: string) => {
    loaded.push(address)
    if (!files.has(address)) throw new Error(`there is no ${address}`)
    return files.get(address)
  }
  const first: SearchIndexFile = files.get(searchIndexPath)
  const whole = await openSearchIndex(copyOf(index))
  const wait = vi.fn(async () => {})
  const ask = openSearch(first, { load, forget: () => {}, wait })
  return { files, loaded, first, wait, ask, askWhole: (question: string) => findSections(whole, question) }
}

describe('an index in pieces finds the same sections with the same excerpts as the index in one file', () => {
  test.each([...questions.map(([question]) => question), '91.36', 'zeppelin', '€', '', '?! … "', 'we do', 'testng'])(
    'for %s',
    async (question) => {
      const { ask, askWhole } = await bothForms()
      expect(await ask(question)).toEqual(askWhole(question))
    },
  )

  test('for any question whose words begin right', async () => {
    // A word has the consonant that it begins with in each syllable, so that it is like no word with another beginning.
    const wordOf = (letter: string) =>
      fc
        .array(fc.constantFrom('a', 'e', 'i', 'ost'), { minLength: 3, maxLength: 4 })
        .map((vowels) => letter + vowels.join(letter))
    const word = fc.oneof(...['b', 'k', 'm', 'ж', '𝒳'].map(wordOf))
    const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '))
    const page = fc.tuple(word, fc.array(fc.tuple(word, text), { minLength: 1, maxLength: 4 }))
    const site = fc.array(page, { minLength: 1, maxLength: 12 }).map((made) =>
      made.map(([title, sections], place) => ({
        path: `/${place}`,
        title,
        sections: sections.map(([heading, text], at) => section(at === 0 ? '' : `s${at}`, heading, text)),
      })),
    )
    const asked = fc
      .tuple(word, fc.integer({ min: 1, max: 12 }), fc.constantFrom('', 'z', 's', 'ed'))
      .map(([word, length, ending]) => [...word].slice(0, length).join('') + ending)
    const question = fc.array(asked, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(site, fc.array(question, { minLength: 1, maxLength: 8 }), async (site, questions) => {
        const { ask, askWhole } = await bothForms(site, new Map())
        for (const question of questions) expect(await ask(question)).toEqual(askWhole(question))
      }),
    )
  })
})

describe('what is loaded', () => {
  test('first has neither terms nor texts, and nothing more is loaded for no question', async () => {
    const { ask, first, loaded } = await bothForms()
    expect(first.index.index).toEqual([])
    expect(first.sections.map(([, , , text]) => text).join('')).toBe('')
    expect(await ask(' ?')).toEqual([])
    expect(loaded).toEqual([])
  })

  test('of terms are those that begin as the words that a question is about, once while more letters are typed', async () => {
    const { ask, loaded } = await bothForms()
    for (const question of ['the t', 'the te', 'the tel', 'the telephone']) await ask(question)
    expect(loaded.filter((address) => address.includes('terms'))).toEqual([termsAddress('t')])
    await ask('how does retention of donors work')
    expect(loaded.filter((address) => address.includes('terms')).sort()).toEqual(
      ['t', 'd', 'r', 'w'].map(termsAddress).sort(),
    )
  })

  test('of texts are those of the pages that are found', async () => {
    const { ask, loaded } = await bothForms()
    await ask('linkedin')
    expect(loaded).toEqual([termsAddress('l'), textsAddress('/write')])
  })

  test('is no text for a question that nobody waits for any more', async () => {
    const { ask, loaded, wait } = await bothForms()
    await expect(ask('linkedin', AbortSignal.abort())).rejects.toThrow()
    const typing = new AbortController()
    wait.mockImplementationOnce(async () => typing.abort())
    await expect(ask('linkedin', typing.signal)).rejects.toThrow()
    // Its terms are there by now.
    await expect(ask('linkedin', AbortSignal.abort())).rejects.toThrow()
    expect(new Set(loaded)).toEqual(new Set([termsAddress('l')]))
    expect(wait).toHaveBeenCalledTimes(1)
  })

  test('of texts waits for a moment, unless they are there', async () => {
    const { ask, wait } = await bothForms()
    for (const question of ['linkedin', 'post office', 'zeppelin']) await ask(question)
    expect(wait).toHaveBeenCalledTimes(1)
  })

  test('is loaded again where that has failed', async () => {
    const { ask, files } = await bothForms()
    const terms = files.get(termsAddress('l'))
    files.delete(termsAddress('l'))
    await expect(ask('linkedin')).rejects.toThrow(termsAddress('l'))
    files.set(termsAddress('l'), terms)
    expect(await ask('linkedin')).toHaveLength(1)
  })
})

test.each([
  ['do not exist', (files: Map<string, unknown>) => files.set(textsAddress('/pilot/candle'), null)],
  ['cannot be loaded', (files: Map<string, unknown>) => files.delete(textsAddress('/pilot/candle'))],
])('where the texts of a page %s, its places have no excerpts, and others have theirs', async (_, arrange) => {
  const { ask, askWhole, files } = await bothForms()
  arrange(files)
  const expected = askWhole('music retention').map((place) =>
    place.address.startsWith('/pilot/candle') ? { ...place, excerpt: [] } : place,
  )
  expect(new Set(expected.map(({ excerpt }) => excerpt.length > 0))).toEqual(new Set([true, false]))
  expect(await ask('music retention')).toEqual(expected)
})

test('each letter and each digit has its terms in a file of its own, and any other character shares one', () => {
  const common = [...'abcdefghijklmnopqrstuvwxyz0123456789']
  expect(new Set(common.map(termsAddress)).size).toBe(common.length)
  const files = searchFiles([])
  for (const character of [...common, '$', '€', 'ж', '字', '𝒳', '\ud800', ''])
    expect(files).toContain(termsAddress(character))
})

test('an anchor may have any name', async () => {
  const anchors = ['', '__proto__', 'constructor', '7', 'ä ö']
  const page = {
    path: '/',
    title: 'Home',
    sections: anchors.map((anchor) => section(anchor, '', `A lantern ${anchor}.`)),
  }
  const { ask, askWhole } = await bothForms([page])
  for (const anchor of anchors) expect(await ask(`lantern ${anchor}`)).toEqual(askWhole(`lantern ${anchor}`))
})
