import { expect, it } from 'vitest'
import { readSource } from '../frontmatter/frontmatter.ts'
import { shorten } from './shorten.ts'

it('a text of 80 characters is repeated whole, a longer one is cut', () => {
  expect(shorten('a'.repeat(80))).toBe('a'.repeat(80))
  expect(shorten('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`)
})

it('a character is never cut in two', () => {
  expect(shorten('🌍'.repeat(80))).toBe('🌍'.repeat(80))
  expect(shorten('🌍'.repeat(9999))).toBe(`${'🌍'.repeat(79)}…`)
})

it('what a message asks to write is no longer than a line', () => {
  const result = readSource('a.md', `---\ntitle: ${'['.repeat(500)}\n---\n`)
  const fixes = result.ok ? [] : result.problems.map(({ fix = '' }) => fix.length)
  expect(fixes).toEqual([expect.any(Number)])
  expect(Math.max(...fixes)).toBeLessThan(110)
})
