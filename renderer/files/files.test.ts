import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { markdownAddress } from '../addresses.ts'
import { lastChangeOf } from './last-change.ts'
import { llms } from './llms.ts'
import { robots, security, siteFiles, sitemap } from './site-files.ts'
import { changed, fileInput } from './testing/file-input.ts'
import { writeXml } from './xml.ts'

const { site, routes } = fileInput
const w3cDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/

describe('the sitemap', () => {
  const read = (xml: string): { loc: string; lastmod?: string }[] => {
    expect(XMLValidator.validate(xml)).toBe(true)
    return new XMLParser().parse(xml).urlset.url
  }

  it('names every page exactly once with its complete address', () => {
    const pages = read(sitemap(fileInput)).map(({ loc }) => loc)
    expect(pages.sort()).toEqual(routes.map(({ path }) => `https://example.org/site${path}`).sort())
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('has the day of a story where there is no history, and no date where nobody knows one', () => {
    const dates = new Map(read(sitemap(fileInput)).map(({ loc, lastmod }) => [loc, lastmod]))
    expect(dates.get('https://example.org/site/article/charter')).toBe('2016-10-05')
    expect(dates.get('https://example.org/site/about')).toBeUndefined()
  })

  it('has an instant for every page of which the history is known', () => {
    const dates = read(sitemap({ ...fileInput, changedAt: () => changed })).map(({ lastmod }) => lastmod ?? '')
    expect(dates).toHaveLength(routes.length)
    for (const date of dates) expect(date).toMatch(w3cDate)
  })

  it.each([
    ['without a history', fileInput],
    ['with one', { ...fileInput, changedAt: () => changed }],
  ])('keeps to the schema of sitemaps %s (sitemaps.org/schemas/sitemap/0.9/sitemap.xsd)', (_, input) => {
    const options = { ignoreAttributes: false, isArray: (name: string) => name === 'url' }
    const { urlset, ...rest } = new XMLParser(options).parse(sitemap(input))
    expect(Object.keys(rest)).toEqual(['?xml'])
    expect(Object.keys(urlset)).toEqual(['url', '@_xmlns'])
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(urlset.url.length).toBeLessThanOrEqual(50_000)
    for (const { loc, lastmod = '2041-02-18', ...others } of urlset.url) {
      expect(others).toEqual({})
      expect(loc.length).toBeGreaterThanOrEqual(12)
      expect(loc.length).toBeLessThanOrEqual(2048)
      expect(new URL(loc).href).toBe(loc)
      expect(lastmod).toMatch(w3cDate)
      expect(Number.isNaN(Date.parse(lastmod))).toBe(false)
    }
  })

  it('keeps to XML whatever an address holds', () => {
    const xml = sitemap({ ...fileInput, routes: [{ path: '/a&b', file: 'a.md' }] })
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).toContain('/a&amp;b')
  })
})

it('dates a page by the newest of the files on it', () => {
  const newest = site.pilots[1]?.file
  const changedAt = (file: string) => (file === newest ? changed : changed - 1000)
  const dateOf = (path: string) =>
    lastChangeOf(routes.find((route) => route.path === path) ?? { path, file: '' }, { site, changedAt })
  expect(dateOf('/pilots')).toBe('2041-02-01T10:20:30Z')
  // It shows the pilots as well.
  expect(dateOf('/')).toBe('2041-02-01T10:20:30Z')
  expect(dateOf('/contact')).toBe('2041-02-01T10:03:50Z')
})

it('tells crawlers where the sitemap is', () => {
  expect(robots(fileInput)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.org/site/sitemap.xml\n')
})

it('says until when the contact for weaknesses holds: a year from the build (RFC 9116)', () => {
  expect(security(fileInput)).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 2042-02-18T00:00:00Z\n/)
  expect(security({ ...fileInput, today: '2040-02-29' })).toContain('Expires: 2041-02-28T00:00:00Z')
})

it('leads language models to the markdown copy of every page', () => {
  const text = llms(fileInput)
  expect(text.startsWith(`# ${site.settings.data.name}\n\n> `)).toBe(true)
  const copies = [...text.matchAll(/\(https:\/\/example\.org\/site(\/\S+\.md)\)/g)].map(([, path]) => path)
  expect(copies.toSorted()).toEqual(routes.map(({ path }) => markdownAddress(path)).toSorted())
})

it('writes no file twice, and the same bytes each time', () => {
  const files = [...siteFiles(fileInput)]
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  expect([...siteFiles(fileInput)]).toEqual(files)
})

it('refuses what XML cannot hold', () => {
  expect(() => writeXml({ a: 'a\u0001b' })).toThrow()
})
