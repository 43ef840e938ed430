import { expect, it } from 'vitest'
import { offsetInSource } from './offset-in-source.ts'

it.each([
  ['plain words', 'a lamp', 'a lamp', 2, 2],
  ['a backslash', '1\\*2', '1*2', 1, 2],
  ['an entity', 'a&nbsp;b', 'a\u00a0b', 2, 7],
  ['an entity of two units', '&#128161;!', '💡!', 2, 9],
  ['an entity that is meant as it is written', '&amp;amp; b', '&amp; b', 6, 10],
  ['a quotation over two lines', 'a\n> b', 'a\nb', 2, 4],
])('finds a character behind %s', (_, source, value, index, offset) => {
  expect(offsetInSource(source, value, index)).toBe(offset)
})

it.each([
  ['the end of the text', 'a lamp', 'a lamp', 6],
  ['what is not in the source', 'a', 'abc', 2],
])('stays within the source for %s', (_, source, value, index) => {
  expect(offsetInSource(source, value, index)).toBe(source.length - 1)
})

it('is at the beginning of a source without characters', () => {
  expect(offsetInSource('', '', 0)).toBe(0)
})
