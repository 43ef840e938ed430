import { expect, it } from 'vitest'
import { placeIn } from './place-in.ts'

it.each([
  ['the first character', 0, { line: 1, column: 1 }],
  ['the end of a line', 2, { line: 1, column: 3 }],
  ['an empty line', 3, { line: 2, column: 1 }],
  ['the first of a line', 4, { line: 3, column: 1 }],
  ['the end', 6, { line: 3, column: 3 }],
])('%s has its line and column', (_, index, place) => {
  expect(placeIn('ab\n\ncd', index)).toEqual(place)
})
