import { expect, it } from 'vitest'
import { blockNames, elementName } from './blocks.ts'

it('gives each block an element of its own, with a capital, as MDX tells it from HTML', () => {
  const names = ['Stat', ...blockNames.map(elementName)]
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^(?:[A-Z][a-z]+)+$/)
})
