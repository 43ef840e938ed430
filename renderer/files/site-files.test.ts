import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { robots, security, siteFiles, sitemap, sitemapPages } from './site-files.ts'
import { fileInput } from './testing/file-input.ts'
import { writeXml } from './xml.ts'

const { site, routes } = fileInput

describe('the sitemap', () => {
  it('names every page exactly once with its complete address, and each story with its day', () => {
    const days = new Map(site.articles.map(({ id, data }) => [`/article/${id}`, data.date]))
    const pages: unknown[] = new XMLParser().parse(sitemap(sitemapPages(fileInput))).urlset.url
    expect(pages).toEqual(
      routes.map(({ path }) => ({
        loc: `https://example.org/site${path}`,
        ...(days.has(path) ? { lastmod: days.get(path) } : {}),
      })),
    )
  })

  it('keeps to the schema of sitemaps (sitemaps.org/schemas/sitemap/0.9/sitemap.xsd)', () => {
    const { urlset, ...rest } = new XMLParser({ ignoreAttributes: false }).parse(sitemap(sitemapPages(fileInput)))
    expect(Object.keys(rest)).toEqual(['?xml'])
    expect(Object.keys(urlset)).toEqual(['url', '@_xmlns'])
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  })

  it('keeps to XML whatever an address holds', () => {
    const xml = sitemap(sitemapPages({ ...fileInput, routes: [{ path: '/a&b', file: 'a.md' }] }))
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

it('writes no file twice, and the same bytes each time', () => {
  const written = () => [...siteFiles(fileInput)].map(({ name, inputs, write }) => ({ name, inputs, content: write() }))
  const files = written()
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  expect(written()).toEqual(files)
})

it('writes each attribute with its value', () => {
  expect(writeXml({ a: { '@b': 'true', '@c': '' } })).toContain('<a b="true" c=""/>')
})

describe('what a file is made from', () => {
  const inputsOf = (changed: Partial<typeof site>) =>
    new Map([...siteFiles({ ...fileInput, site: { ...site, ...changed } })].map(({ name, inputs }) => [name, inputs]))
  const before = inputsOf({})
  const changed = (now: ReadonlyMap<string, string>) =>
    [...before.keys()].filter((name) => now.get(name) !== before.get(name))
  const [article] = site.articles
  if (!article) throw new Error('there is no article')
  const withArticle = (edited: typeof article) => ({
    articles: site.articles.map((entry) => (entry === article ? edited : entry)),
  })

  it('changes with the text of a story in the feeds', () => {
    expect(changed(inputsOf(withArticle({ ...article, key: 'edited' })))).toEqual(['feed.xml', 'feed.json'])
  })

  it('changes with a title in the guide', () => {
    const data = { ...article.data, title: 'Another title' }
    expect(changed(inputsOf(withArticle({ ...article, data, key: 'edited' })))).toContain('llms.txt')
  })

  it('changes with the day of a story in the sitemap', () => {
    const data = { ...article.data, date: '2030-01-31' }
    expect(changed(inputsOf(withArticle({ ...article, data, key: 'edited' })))).toContain('sitemap.xml')
  })

  it('changes with the settings in the feeds', () => {
    expect(changed(inputsOf({ settings: { ...site.settings, key: 'edited' } }))).toEqual(['feed.xml', 'feed.json'])
  })
})
