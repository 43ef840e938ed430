import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { checkPage, checkSite } from '../weight/check-budgets.ts'
import { filesOfPage } from '../weight/page-files.ts'
import { documents, folder } from './site-pages.ts'

test('what pages load later keeps to its budget', () => {
  expect(checkSite(folder)).toEqual([])
})

describe.each(documents.map(({ name }) => name))('%s', (document) => {
  test('keeps to its budget', () => {
    const kinds = filesOfPage(folder, document).map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual(['html', 'css', 'js', 'fonts'])
    expect(checkPage(folder, document)).toEqual([])
  })

  test('preloads no font that few pages need, unless it has large letters with marks', () => {
    const html = readFileSync(join(folder, document), 'utf8')
    const isNeeded = /[À-ÖØ-öø-ÿŒœ]/.test(load(html)('h1, h2, h3, .font-display').text())
    expect(/<link rel="preload"[^>]*-marked/.test(html)).toBe(isNeeded)
    expect(html).not.toMatch(/<link rel="preload"[^>]*(?:label|text)-marked/)
  })
})
