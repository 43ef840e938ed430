import { describe, expect, test } from 'vitest'
import { readList } from '../frontmatter/read-list.ts'
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

const listOf = (...texts: string[]) => `phrases:\n${texts.map((text) => `  - text: ${text}\n    reason: x\n`).join('')}`

test.each([
  ['without a reason', 'phrases:\n  - text: two-way\n', 'phrases.yaml:2:5'],
  ['that stands there twice', listOf('two-way', 'Two-Way'), 'phrases.yaml:4:11'],
  ['that another one covers', listOf('M1', 'M{n}'), 'phrases.yaml:2:11'],
  ['that is a number', 'phrases:\n  - text: 2.0\n    reason: a version\n', 'phrases.yaml:2:11'],
])('a phrase %s is told at its place', (_, source, place) => {
  const read = readList('phrases.yaml', source, phrasesSchema)
  expect(read.ok ? [] : read.problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([place])
})
