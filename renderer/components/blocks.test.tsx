import type { CheerioAPI } from 'cheerio'
import { expect, test } from 'vitest'
import { type BlockName, blockNames } from '../content/blocks.ts'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { readDocument } from '../reading/read-document.ts'
import { showOn } from '../testing/show-on.tsx'
import { Block } from './blocks.tsx'
import { ResourceList } from './cards.tsx'

const { site } = loadedFixture
const keeperClub = site.pilots.find(({ id }) => id === 'keeper-club')?.data

/** A block in the text of the file at an address, as its page shows it. */
function show(path: string, name: BlockName, argument = '') {
  return showOn(path, <Block name={name} argument={argument} />)
}

/** The same for the words in it, as they are copied and searched. */
function read($: CheerioAPI) {
  return readDocument(`<main>${$('body').html()}</main>`)
}

test.each(blockNames)(
  'the block %s in another text, which the check reports, leaves the page of the preview whole',
  (name) => {
    expect(show('/privacy-policy', name)('body').html()).toBe('')
  },
)

test('a quotation that is a placeholder is shown and copied, and not found by search', () => {
  const $ = show('/pilot/keeper-club', 'quotes')
  const [said = '', placeholder = ''] = keeperClub?.quotes.map(({ text }) => text) ?? []
  const { page, copy } = read($)
  for (const shown of [$.html(), copy]) {
    expect(shown).toContain(said)
    expect(shown).toContain(placeholder)
  }
  expect(JSON.stringify(page.contents)).toContain(said)
  expect(JSON.stringify(page.contents)).not.toContain(placeholder)
})

test('a quotation has its source, and a placeholder is one line without one', () => {
  const $ = show('/pilot/keeper-club', 'quotes')
  const [said, placeholder] = keeperClub?.quotes ?? []
  const [quotation, line] = $('[data-card=quote]').toArray()
  expect([$(quotation).find('blockquote').text(), $(quotation).find('figcaption').text()]).toEqual([
    said?.text,
    said?.source,
  ])
  expect($(line).is('p')).toBe(true)
  expect($(line).text()).toBe(placeholder?.text)
  expect($('body').text()).not.toContain(placeholder?.source)
})

test('a card says whether its figure is a goal, the reach, a result or background', () => {
  const $ = show('/pilot/keeper-club', 'stats', 'new-keepers, answers, belonging, coast-visitors')
  const cards = $('[data-card=stat]').toArray()
  expect(cards.map((card) => [$(card).attr('data-stands-for'), $(card).children().first().text()])).toEqual([
    ['goal', 'Goal'],
    ['reach', 'Reach'],
    ['result', 'Result'],
    ['background', 'Background'],
  ])
})

test('a language has its name in its own words, if it is known, and beneath in English', () => {
  const $ = show('/pilot/keeper-club', 'languages')
  const shown = $('li').toArray()
  expect(shown.map((item) => [item.attribs.lang, $(item).find('b').text(), $(item).find('[lang=en]').text()])).toEqual([
    ['en', 'English', ''],
    ['pt', 'Português', 'Portuguese'],
    ['cy', 'Cymraeg', 'Welsh'],
    ['ar', 'العربية', 'Arabic'],
    [undefined, 'Haitian Creole', ''],
  ])
})

test('what two cards in a row stand for is seen once', () => {
  const $ = show('/pilot/keeper-club', 'stats', 'answers, new-keepers, recurring-friends')
  const words = $('[data-card=stat] > span').toArray()
  expect(words.map((word) => [$(word).text(), $(word).hasClass('opacity-0')])).toEqual([
    ['Reach', false],
    ['Goal', false],
    ['Goal', true],
  ])
})

test('what all cards in a row stand for is above them, and they have no line for it', () => {
  const lookOf = (figures: string) => show('/pilot/keeper-club', 'stats', figures)('ul').attr('class')
  expect(lookOf('new-keepers, recurring-friends')).toBe('stats stats-alike')
  expect([lookOf('answers, new-keepers'), lookOf('new-keepers')]).toEqual(['stats', 'stats'])
})

test('a copy has a comma where the eye sees a word apart', () => {
  const copyOf = (...block: Parameters<typeof show>) => read(show(...block)).copy
  expect(copyOf('/pilot/keeper-club', 'chart', 'months')).toMatch(/\| Reach, \w/)
  expect(copyOf('/pilot/keeper-club', 'stats', 'belonging')).toMatch(/^- Result\n/)
  expect(copyOf('/pilot/lantern-post', 'stats', 'average-gift-test')).toContain(', difference not significant')
  expect(copyOf('/nominate-beacon', 'timeline')).toMatch(/\d, \d\d:\d\d/)
})

test('a form is drawn, and nothing can be typed into it', () => {
  const $ = show('/pilot/keeper-club', 'chart', 'asked')
  expect([$('li').text(), $('b').text()]).toEqual(['Name', 'Keep a lamp'])
  expect($('input, form, label')).toHaveLength(0)
})

test('a leader who is known has a full card, before the others, who have an outline and a link each', () => {
  const $ = show('/about', 'leaders')
  const [known, ...others] = $('[data-card=leader]').toArray()
  const [bram] = site.leaders.filter(({ data }) => !data.placeholder)
  for (const said of [bram?.data.name, bram?.data.title, bram?.data.organisation])
    expect($(known).text()).toContain(said)
  expect($(known).find('.monogram').text()).toBe('BO')
  expect($(known).find('a').attr('href')).toBe(bram?.data.linkedinUrl)
  expect(others.map((card) => $(card).find('a:has(svg)').text())).toEqual([
    'Ada Winch: professional profile (opens in a new tab)',
    'Nell Pintle: professional profile (opens in a new tab)',
  ])
  expect($(others).text()).not.toContain('Keeper of')
})

test('a word before a number stands above it, within the words of the figure', () => {
  const $ = show('/pilot/lantern-post', 'stats', 'sister-gift')
  expect($('.numeral data').text()).toBe('up to HK$4,250')
  expect($('.numeral-qualifier').text()).toBe('up to ')
})

test('of resources whose addresses are all unknown there are only names, and once that the addresses will follow', () => {
  const [first] = keeperClub?.resources ?? []
  if (!first) throw new Error('there is no resource')
  const show = (...unknown: boolean[]) => {
    const resources = unknown.map((placeholder, index) => ({ ...first, url: `${first.url}/${index}`, placeholder }))
    return showOn('/', <ResourceList resources={resources} />)
  }
  const marks = ($: ReturnType<typeof show>) => [$('svg').length, $('.card-link').length, $('[data-gap]').length]
  const notes = ($: ReturnType<typeof show>) => $('[data-placeholder]').text()
  expect([marks(show(false, false)), notes(show(false, false))]).toEqual([[2, 2, 0], ''])
  expect([marks(show(false, true)), notes(show(false, true))]).toEqual([[1, 1, 1], 'The address will follow.'])
  expect([marks(show(true, true)), notes(show(true, true))]).toEqual([[0, 0, 2], 'The addresses will follow.'])
  expect(notes(show(true))).toBe('The address will follow.')
})
