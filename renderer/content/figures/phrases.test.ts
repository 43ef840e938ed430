import { describe, expect, test } from 'vitest'
import { readList } from '../frontmatter/read-list.ts'
import { readEveryday } from './everyday.ts'
import { findNumbers } from './find-numbers.ts'
import { findOrdinary, phrasesSchema } from './phrases.ts'

const phrases = ['two-way', 'second thoughts', 'COVID-{n}', 'M{n}', 'donor’s half']

/** The numbers of a sentence that no phrase covers. */
const left = (sentence: string) =>
  findNumbers(sentence)
    .filter((found) => !findOrdinary(sentence, phrases)(found))
    .map(({ text }) => text)

describe('a phrase covers the number in it', () => {
  test.each([
    ['as it is written', 'It is a two-way street.'],
    ['in other letters', 'Second thoughts, and a Two-Way street'],
    ['across lines', 'They had second\n  thoughts.'],
    ['with another hyphen or apostrophe', "A two\u2011way street, the donor's half"],
    ['with any number', 'COVID-19, M1 and M12'],
  ])('%s', (_, sentence) => {
    expect(findNumbers(sentence)).not.toEqual([])
    expect(left(sentence)).toEqual([])
  })
})

test('what begins within a phrase is no phrase', () => {
  const isOrdinary = findOrdinary('On the second page 300 signed.', ['second page', 'page {n}'])
  expect(isOrdinary({ index: 7, text: 'second' })).toBe(true)
  expect(isOrdinary({ index: 19, text: '300' })).toBe(false)
})

test('everyday English comes with the engine', () => {
  const sentence =
    'In two minds, she double-checked chapter 3, had second thoughts about step two and called it a day or two.'
  const isOrdinary = findOrdinary(sentence, readEveryday())
  expect(findNumbers(sentence).filter((found) => !isOrdinary(found))).toEqual([])
})

test.each([
  ...[
    'The G20 met.',
    'ISO 9001 is a standard.',
    'An MP3 of it',
    'COVID-19 and H5N1',
    'A 4G phone',
    'On A4 paper',
    'Use UTF-8.',
  ],
  ...[
    'It runs on Windows 11.',
    'Maroon 5 was loud.',
    'iOS 17 and PlayStation 5',
    'World War II was long.',
    'World War Two ended.',
  ],
  ...[
    'Sections 3, 4 and 17 apply.',
    'See § 170 and pp. 45–67.',
    'Annex II lists them.',
    'Upgrade to v2.1.3.',
    'A 501(c)(3) charity',
  ],
  ...[
    'Call +41 22 555 01 23.',
    'The 2030 Agenda',
    'Regulation (EU) 2016/679',
    'In the 21st century',
    'Second, ask.',
    'Cut twice.',
  ],
])('a name holds the number in “%s”', (sentence) => {
  expect(findNumbers(sentence).filter((found) => !findOrdinary(sentence, readEveryday())(found))).toEqual([])
})

test.each([
  ['Section 50,000 people came.', '50,000'],
  ['The M1.5bn fund', 'M1.5bn'],
  ['It holds 5M in reserve.', '5M'],
  ['Revenue in Q3 2024 fell.', 'Q3 2024'],
  ['Growth in Q3 was flat.', 'Q3'],
  ['We began in May 2019.', 'May 2019'],
  ['In Kenya 340 teachers learned.', '340'],
  ['It gave EUR 500 and R500.', 'EUR 500', 'R500'],
  ['In the final round 18 were named.', '18'],
  ['Over 300 joined, Nearly 40 left.', '300', '40'],
  ['What We Did in Six Countries', 'Six'],
  ['What We Learned from Six', 'Six'],
  ['The Second Call', 'Second'],
  ['Schools 3, 4 and 17', '3', '4', '17'],
  ['Twice as many, and 4K views', 'Twice', '4K'],
])('no name or phrase holds the number in “%s”', (sentence, ...numbers) => {
  const isOrdinary = findOrdinary(sentence, readEveryday())
  const left = findNumbers(sentence).filter((found) => !isOrdinary(found))
  expect(left.map(({ text }) => text)).toEqual(numbers)
})

test.each([
  ['only a part of the phrase', 'The second donor had thoughts.', 'second'],
  ['a longer word', 'Twenty-two-ways', 'Twenty-two'],
  ['words beside it', 'Two-way talks with two donors', 'two'],
])('a phrase does not cover %s', (_, sentence, number) => {
  expect(left(sentence)).toEqual([number])
})

test('characters of patterns are characters', () => {
  const [found] = findNumbers('2x0 is no version')
  expect(found && findOrdinary('2x0 is no version', ['2.0'])(found)).toBe(false)
})

test.each([
  ['without a reason', 'phrases:\n  - text: two-way\n', 'phrases.yaml:2:5'],
  ['that is a number', 'phrases:\n  - text: 2.0\n    reason: a version\n', 'phrases.yaml:2:11'],
])('a phrase %s is told at its place', (_, source, place) => {
  const read = readList('phrases.yaml', source, phrasesSchema)
  expect(read.ok ? [] : read.problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([place])
})
