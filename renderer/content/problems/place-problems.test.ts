import { describe, expect, it } from 'vitest'
import { createLocator, placeProblems } from './place-problems.ts'
import { errorAt, type Place } from './problem.ts'

const text = `---
title: A
list:
  - one
  - name: two
    "key": 'it''s \\ here'
    other: "a \\u00e9 \\"b\\" c"
nothing:
long: |
  One.
  Two.
folded: one
  two
empty: # a comment
items:
  -
  - x
2025: y
---

Text.
`

const placeOf = (place: object) => {
  const { line, column } = createLocator(() => text)({ file: 'file.md', ...place } as Place)
  return `${line}:${column}`
}

describe('the place', () => {
  it.each([
    ['of a value', ['title'], '2:8'],
    ['of an entry', ['list', 0], '4:5'],
    ['of a value in an entry', ['list', 1, 'name'], '5:11'],
    ['of a value in quotes', ['list', 1, 'key'], '6:12'],
    ['of a text over several lines', ['long'], '9:7'],
    ['of a value that is left out', ['nothing'], '8:9'],
    ['of a value that is left out before a comment', ['empty'], '14:8'],
    ['of an entry that is left out', ['items', 0], '16:4'],
    ['around an entry that there is none of', ['list', 7, 'name'], '3:1'],
    ['around a field that there is none of', ['unknown'], '2:1'],
    ['around a part of a field that is left out', ['nothing', 'part'], '8:1'],
    ['of all fields', [], '2:1'],
  ])('%s', (_, path, place) => {
    expect(placeOf({ path })).toBe(place)
  })

  it.each([
    ['of a field', ['list', 1, 'name'], '5:5'],
    ['of a field in quotes', ['list', 1, 'key'], '6:5'],
    ['that is a number', ['2025'], '18:1'],
  ])('of the name %s', (_, path, place) => {
    expect(placeOf({ path, part: 'key' })).toBe(place)
  })

  it.each([
    ['without quotes', ['list', 1, 'name'], 2, '5:13'],
    ['between single quotes', ['list', 1, 'key'], 5, '6:19'],
    ['between double quotes', ['list', 1, 'other'], 5, '7:24'],
    ['over several lines, which is that of the text', ['long'], 6, '9:7'],
    ['over several plain lines', ['folded'], 5, '12:9'],
  ])('of a character of a text %s', (_, path, index, place) => {
    expect(placeOf({ path, index })).toBe(place)
  })

  it('of a character below the fields', () => {
    expect(placeOf({ offset: 3 })).toBe('21:3')
  })

  it('that is known already', () => {
    expect(placeOf({ line: 7, column: 9 })).toBe('7:9')
  })

  it('in a file of which there is no text is its beginning', () => {
    expect(createLocator(() => undefined)({ file: 'a.ts', path: ['title'] })).toEqual({
      file: 'a.ts',
      line: 1,
      column: 1,
    })
  })
})

it('tells of other places at the end of a message', () => {
  const alsoAt = [
    { file: 'file.md', path: ['list'] },
    { file: 'ledger.csv', line: 3, column: 1 },
  ]
  const problem = {
    ...errorAt({ file: 'file.md', path: ['title'] }, 'r', 'It is so', 'correct it'),
    alsoAt,
    missing: 'x',
  }
  expect(placeProblems([problem], () => text)).toEqual([
    {
      ...{ file: 'file.md', line: 2, column: 8, severity: 'error', rule: 'r', fix: 'correct it', missing: 'x' },
      message: 'It is so (file.md:4, ledger.csv:3)',
    },
  ])
})
