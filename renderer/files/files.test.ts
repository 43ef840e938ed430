import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { markdownAddress } from '../addresses.ts'
import { llms } from './llms.ts'
import { robots, security, siteFiles, sitemap } from './site-files.ts'
import { fileInput } from './testing/file-input.ts'
import { writeXml } from './xml.ts'

const { site, routes } = fileInput

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

  it('has the day of a story, and no date of another page', () => {
    const dates = new Map(read(sitemap(fileInput)).map(({ loc, lastmod }) => [loc, lastmod]))
    expect(dates.get('https://example.org/site/article/charter')).toBe('2016-10-05')
    expect([...dates.values()].filter((date) => date !== undefined)).toHaveLength(site.articles.length)
  })

  it('keeps to the schema of sitemaps (sitemaps.org/schemas/sitemap/0.9/sitemap.xsd)', () => {
    const options = { ignoreAttributes: false, isArray: (name: string) => name === 'url' }
    const { urlset, ...rest } = new XMLParser(options).parse(sitemap(fileInput))
    expect(Object.keys(rest)).toEqual(['?xml'])
    expect(Object.keys(urlset)).toEqual(['url', '@_xmlns'])
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    for (const { loc, lastmod = '2041-02-18', ...others } of urlset.url) {
      expect(others).toEqual({})
      expect(new URL(loc).href).toBe(loc)
      expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('keeps to XML whatever an address holds', () => {
    const xml = sitemap({ ...fileInput, routes: [{ path: '/a&b', file: 'a.md' }] })
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).toContain('/a&amp;b')
  })
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
