import { expect, test } from 'vitest'
import { checkSite } from '../weight/check-budgets.ts'
import { documents, folder, openPage } from './site-pages.ts'

test('what pages load later keeps to its budget', () => {
  expect(checkSite(folder)).toEqual([])
})

test.each(documents)(
  '$name preloads no font that few pages need, unless it has large letters with marks',
  ({ path }) => {
    const $ = openPage(path)
    const isNeeded = /[À-ÖØ-öø-ÿŒœ]/.test($('h1, h2, h3, .font-display').text())
    const preloaded = Array.from($('link[rel=preload]'), ({ attribs }) => attribs.href).join(' ')
    expect(preloaded.includes('-marked')).toBe(isNeeded)
    expect(preloaded).not.toMatch(/(?:label|text)-marked/)
  },
)
