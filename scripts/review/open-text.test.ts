import { expect, it } from 'vitest'
import { openText } from './open-text.ts'

it.each(['a\nb\n', 'a\r\nb\r\n', '\uFEFFa\r\nb\r\n', '\uFEFFa', ''])('a text keeps its line ends: %j', (raw) => {
  const { text, close } = openText(raw)
  expect(text).not.toMatch(/[\r\uFEFF]/)
  expect(close(text)).toBe(raw)
})
