import { expect, test } from 'vitest'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { namePages } from './page-names.ts'

const names = namePages(loadedFixture.site.settings.data)

test.each([
  ['a page with every label of the links to it, each once', '/about', { labels: ['The Circle'], words: '' }],
  ['the page of the button', '/contact', { labels: ['Write to Us'], words: '' }],
  ['a page that only writers name', '/pilot/lantern-post', { labels: [], words: 'stamps, philately' }],
  ['a part of a page', '/contact#networks', { labels: [], words: 'instagram, follow us' }],
  ['no page that nobody names', '/pilot/keeper-club', undefined],
])('the settings name %s', (_, address, expected) => {
  expect(names.get(address)).toEqual(expected)
})
