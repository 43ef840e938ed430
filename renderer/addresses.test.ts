import { expect, it } from 'vitest'
import { absoluteAddress, markdownAddress, previewImageAddress } from './addresses.ts'

it.each([
  ['https://example.org', '/about', 'https://example.org/about'],
  ['https://example.org/', '/about', 'https://example.org/about'],
  ['https://example.org/site', '/about', 'https://example.org/site/about'],
  ['https://example.org/site/', '/', 'https://example.org/site/'],
  ['https://example.org', '/', 'https://example.org/'],
])('keeps the path of the base: %s and %s', (base, path, address) => {
  expect(absoluteAddress(base, path)).toBe(address)
})

it('gives the home page a name of its own', () => {
  expect(['/', '/pilot/givify'].map(markdownAddress)).toEqual(['/index.md', '/pilot/givify.md'])
  expect(['/', '/about'].map(previewImageAddress)).toEqual(['/previews/index.png', '/previews/about.png'])
})
