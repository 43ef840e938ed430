import { describe, expect, test } from 'vitest'
import { anyCharacter, fc } from '../content/testing/property.ts'
import type { TextPiece } from './excerpt.ts'
import { createSearchIndex, openSearchIndex, type SearchedPage, type SearchIndexFile } from './search-index.ts'
import { findSections } from './testing/find-sections.ts'
import { names, pages, questions, section } from './testing/searched-pages.ts'

/** An index as a visitor gets it: written to a file and read again. */
function indexOf(of = pages) {
  const file: SearchIndexFile = JSON.parse(JSON.stringify(createSearchIndex(of, names)))
  return openSearchIndex(file)
}

const addresses = async (query: string) => findSections(await indexOf(), query).map(({ address }) => address)

const marked = (pieces: readonly TextPiece[]) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const whole = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('')

describe('search finds', () => {
  test.each(questions)('%s', async (query, expected) => {
    expect((await addresses(query))[0]).toBe(expected)
  })

  test.each([
    ['another figure', '91.36'],
    ['a misspelt figure', '9135'],
    ['what is nowhere', 'zeppelin'],
    ['a currency that is nowhere', '€'],
    ['nothing', ''],
    ['spaces', '   '],
    ['punctuation', '?! … "'],
  ])('nothing for %s', async (_, query) => {
    expect(await addresses(query)).toEqual([])
  })
})

test('a title comes before a heading, and a heading before a text', async () => {
  const word = (path: string, title: string, heading: string, text: string): SearchedPage => ({
    path,
    title,
    sections: [section('', '', 'Other words.'), section('part', heading, text)],
  })
  const index = await indexOf([
    word('/text', 'One', 'Two', 'Lantern'),
    word('/heading', 'Three', 'Lantern', 'Four'),
    word('/title', 'Lantern', 'Five', 'Six'),
  ])
  expect(findSections(index, 'lantern').map(({ address }) => address)).toEqual([
    '/title',
    '/heading#part',
    '/text#part',
  ])
})

test('the word as it is written comes before its other forms, and these before what only begins with it', async () => {
  const page = (path: string, text: string): SearchedPage => ({ path, title: 'A', sections: [section('', '', text)] })
  const index = await indexOf([page('/a', 'Lanternfish.'), page('/b', 'Lanterns.'), page('/c', 'Lantern.')])
  expect(findSections(index, 'lantern').map(({ address }) => address)).toEqual(['/c', '/b', '/a'])
})

test('a word that looks like another is not taken for it while it is found itself', async () => {
  const page = (path: string, text: string): SearchedPage => ({ path, title: 'A', sections: [section('', '', text)] })
  const index = await indexOf([page('/sms', 'They texted the donors.'), page('/trial', 'Testing the bells.')])
  expect(findSections(index, 'texting').map(({ address }) => address)).toEqual(['/sms'])
  expect(findSections(index, 'testng').map(({ address }) => address)).toEqual(['/trial'])
})

test('words that only ask are left out, unless there are no others', async () => {
  const asked = await addresses('how do I find the candle')
  expect(asked).toEqual(await addresses('find candle'))
  expect((await addresses('about'))[0]).toBe('/about')
  expect((await addresses('we do'))[0]).toBe('/about')
})

test('a section is not shown for the title of its page alone', async () => {
  expect(await addresses('candle')).toEqual(['/pilot/candle'])
})

test('no more than three places of one page and twenty in all are shown', async () => {
  const many = Array.from({ length: 30 }, (_, page) => ({
    path: `/${page}`,
    title: `Page ${page}`,
    sections: Array.from({ length: 5 }, (_, place) => section(`s${place}`, `Part ${place}`, 'A lantern.')),
  }))
  const places = findSections(await indexOf(many), 'lantern')
  expect(places).toHaveLength(20)
  const ofPage = places.map(({ address }) => address.split('#')[0])
  expect(Math.max(...ofPage.map((path) => ofPage.filter((address) => address === path).length))).toBe(3)
})

test('what was found is marked in title, heading and excerpt, as it is written there', async () => {
  const [first] = findSections(await indexOf(), 'retension')
  expect(first && marked(first.heading)).toEqual(['Retention'])
  const [music] = findSections(await indexOf(), 'childrens tidal')
  expect(music && marked(music.title)).toEqual(["Children's", 'Tidal'])
  const [figure] = findSections(await indexOf(), '4,250')
  expect(figure && marked(figure.excerpt)).toEqual(['HK$4,250'])
})

test('an excerpt shows the place in a long text, cut between words', async () => {
  const text = `${'Many words stand before it. '.repeat(20)}Here is the lantern of all. ${'And many after it. '.repeat(20)}`
  const index = await indexOf([{ path: '/a', title: 'A', sections: [section('', '', text.trim())] }])
  const excerpt = findSections(index, 'lantern')[0]?.excerpt ?? []
  expect(marked(excerpt)).toEqual(['lantern'])
  expect(whole(excerpt)).toMatch(/^… \w.*Here is the lantern of all\..*\w.? …$/)
  expect(whole(excerpt).length).toBeLessThan(180)
  expect(text).toContain(whole(excerpt).slice(2, -2))
})

test('markup in a text stays text', async () => {
  const text = '<img src=x onerror=alert(1)> & lantern'
  const index = await indexOf([{ path: '/a', title: 'A', sections: [section('', '', text)] }])
  expect(whole(findSections(index, 'lantern onerror')[0]?.excerpt ?? [])).toBe(text)
})

test('no question makes it fail', async () => {
  const index = await indexOf()
  const odd = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      '<script>',
      '(((',
      '\\',
      '*',
      '\ud800',
      '%',
      '€',
      '+',
      'a '.repeat(5000),
    ),
  )
  fc.assert(
    fc.property(odd, (query) => {
      for (const { title, heading, excerpt, address } of findSections(index, query)) {
        expect(pages.map(({ path }) => path)).toContain(address.split('#')[0])
        expect(pages.map((page) => page.title)).toContain(whole(title))
        // Of this page, the slug and the names say what it does not.
        if (address.startsWith('/write')) continue
        expect([...marked(title), ...marked(heading), ...marked(excerpt)].length).toBeGreaterThan(0)
      }
    }),
  )
})
