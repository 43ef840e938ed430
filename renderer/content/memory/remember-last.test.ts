import { expect, test } from 'vitest'
import { rememberLast } from './remember-last.ts'

/** A function that remembers, and the texts that it had to work on. */
function watched(capacity: number) {
  const worked: string[] = []
  const remembering = rememberLast((text: string) => {
    worked.push(text)
    return { length: text.length }
  }, capacity)
  return { remembering, worked }
}

test('a text is worked on once, and what came of it is given again', () => {
  const { remembering, worked } = watched(10)
  const first = remembering('abc')
  expect(first).toEqual({ length: 3 })
  expect(remembering('abc')).toBe(first)
  expect(remembering('')).toBe(remembering(''))
  expect(worked).toEqual(['abc', ''])
})

test('the text that was asked about longest ago goes first', () => {
  const { remembering, worked } = watched(6)
  for (const text of ['aaa', 'bbb', 'aaa', 'ccc', 'aaa', 'bbb']) remembering(text)
  expect(worked).toEqual(['aaa', 'bbb', 'ccc', 'bbb'])
})

test('a text that is longer than all that is kept drives nothing out', () => {
  const { remembering, worked } = watched(6)
  for (const text of ['aaa', 'bbb', 'ddddddd', 'ddddddd', 'aaa', 'bbb']) remembering(text)
  expect(worked).toEqual(['aaa', 'bbb', 'ddddddd', 'ddddddd'])
})
