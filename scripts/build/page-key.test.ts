import { expect, it } from 'vitest'
import { contextAt, wholeFixture as site } from '../../renderer/testing/whole-fixture.ts'
import { keyOfPage } from './page-key.ts'

const [first, ...others] = site.pilots
if (!first) throw new Error('the fixture has no pilot')
const { data } = first
const ownPage = `/pilot/${first.id}`

/** Which of some pages have another key when the first pilot is another. */
function changedWith(pilot: (typeof site.pilots)[number]): string[] {
  const changed = { ...site, pilots: [pilot, ...others] }
  const paths = ['/', '/pilots', '/about', '/privacy-policy', ownPage, `/pilot/${others[0]?.id}`]
  return paths.filter((path) => keyOfPage(contextAt(path)) !== keyOfPage(contextAt(path, changed)))
}

it('the text of a pilot is in the key of its own page alone', () => {
  expect(changedWith({ ...first, key: 'another text' })).toEqual([ownPage])
})

it('a field of a pilot is in the keys of all pages that may list it', () => {
  expect(changedWith({ ...first, data: { ...data, subtitle: 'Another' } })).toEqual([
    '/',
    '/pilots',
    '/about',
    '/privacy-policy',
  ])
})

it('the text of a section is in the key of the page that shows all of them', () => {
  const policy = site.policy.map((section) => ({ ...section, key: 'another text' }))
  expect(keyOfPage(contextAt('/privacy-policy', { ...site, policy }))).not.toBe(keyOfPage(contextAt('/privacy-policy')))
})

it('the day of the build is in the key of a page that tells of another state after it', () => {
  const path = '/innovation-summit'
  expect(keyOfPage(contextAt(path, { ...site, today: '2041-05-15' }))).not.toBe(keyOfPage(contextAt(path)))
})
