import { describe, expect, test } from 'vitest'
import { blankHeadingNumber, findNumbers } from './find-numbers.ts'
import { findMissed, isRefused, readMarked } from './testing/measure.ts'
import { readSentences } from './testing/read-sentences.ts'

describe('in sentences that are older than the rule', () => {
  const sentences = readSentences()
  // A lone `one` is no number here.
  const quotable = sentences.filter((marked) => readMarked(marked).marks.some(({ text }) => !/^one\b/i.test(text)))
  const ordinary = sentences.filter((marked) => !marked.includes('{'))

  test('no number but `one` is missed', () => {
    const missed = sentences.map((marked) => marked.replace(/\{one\b[^}]*\}/gi, 'one')).flatMap(findMissed)
    expect(missed).toEqual([])
  })

  test('98 in a hundred that can be quoted are refused, and 84 that are ordinary pass', () => {
    const refused = { quotable: quotable.filter(isRefused).length, ordinary: ordinary.filter(isRefused).length }
    console.log(
      `${refused.quotable} of ${quotable.length} refused, and ${refused.ordinary} of ${ordinary.length} ordinary`,
    )
    expect(refused.quotable / quotable.length).toBeGreaterThanOrEqual(0.98)
    expect(refused.ordinary / ordinary.length).toBeLessThanOrEqual(0.16)
  })
})

test.each([
  ['half of our supporters', 'half'],
  ['every third donor', 'third'],
  ['on the twenty-first day', 'twenty-first'],
  ['donations doubled', 'doubled'],
  ['income tripled, and costs halved', 'tripled', 'halved'],
  ['a tenfold rise', 'tenfold'],
  ['twice as many', 'twice'],
  ['hundreds of letters, thousands of stamps', 'hundreds', 'thousands'],
  ['hundreds of thousands came', 'hundreds of thousands'],
  ['in the nineties', 'nineties'],
  ['donors in their sixties', 'sixties'],
  ['two-thirds of a quarter', 'two-thirds', 'quarter'],
  ['a decade of work, several decades, a fortnight', 'a decade', 'decades', 'a fortnight'],
  ['a score of letters', 'a score'],
  ['the test scores of pupils, over the last decade'],
  ['a dozen or half a dozen', 'a dozen', 'half a dozen'],
  ['the M1 milestone after COVID-19', 'M1', '19'],
  ["'six donors' and ‘seven’", 'six', 'seven'],
  ['several hundred, a few million', 'hundred', 'million'],
  ['sixtyfive, fourty, fivehundred', 'sixtyfive', 'fourty', 'fivehundred'],
  ['onehundred people', 'onehundred'],
  ['quintupled', 'quintupled'],
  ['it raised M1.5bn', 'M1.5bn'],
  ['s\u00adix donors gave 4\u00ad1,300 times', 's\u00adix', '4\u00ad1,300'],
  ['ѕіх donors, ｓｉｘ donors, 𝐬𝐢𝐱 donors, sıx donors', 'ѕіх', 'ｓｉｘ', '𝐬𝐢𝐱', 'sıx'],
  ['⑫ donors, Ⅻ donors, XII donors', '⑫', 'Ⅻ', 'XII'],
  ['World War II was long'],
  ['read 50,000.pdf or US$5.pdf', '50,000', 'US$5'],
  ['as one, at first, for a moment'],
  ['write to a1@example.org or read https://example.org/2041 and crowd_40.jpg'],
])('in “%s” every number is found, and nothing else', (sentence, ...numbers) => {
  expect(findNumbers(sentence).map(({ text }) => text)).toEqual(numbers)
})

const numbersIn = (heading: string) => findNumbers(blankHeadingNumber(heading)).map(({ text }) => text)

test.each(['01. Subscriber Goal', '1. Who we are', '2) Title', '12. Cookies'])(
  'the number at the beginning of `%s` is part of the name',
  (heading) => {
    expect(blankHeadingNumber(heading)).toHaveLength(heading.length)
    expect(numbersIn(heading)).toEqual([])
  },
)

test.each([
  ['840: people', '840'],
  ['840. People', '840'],
  ['12 people', '12'],
  ['07 donors', '07'],
  ['7. donors', '7'],
  ['1. The 12 people', '12'],
])('the number in `%s` is one that a reader can quote', (heading, number) => {
  expect(numbersIn(heading)).toEqual([number])
})
