import { expect, test } from 'vitest'
import { loadReadable } from '../content/testing/readable.ts'
import { fixture } from '../testing/fixture.ts'
import { namePages } from './page-names.ts'

const { site } = loadReadable({
  root: fixture.root,
  publicFolder: fixture.publicFolder,
  today: fixture.day,
})
const names = site && namePages(site.settings.data)

test.each([
  ['a page with every label of the links to it, each once', '/about', { labels: ['The Circle'], words: '' }],
  ['the page of the button', '/contact', { labels: ['Write to Us'], words: '' }],
  ['a page that only writers name', '/pilot/lantern-post', { labels: [], words: 'stamps, philately' }],
  ['a part of a page', '/contact#networks', { labels: [], words: 'instagram, follow us' }],
  ['no page that nobody names', '/pilot/keeper-club', undefined],
])('the settings name %s', (_, address, expected) => {
  expect(names?.get(address)).toEqual(expected)
})
