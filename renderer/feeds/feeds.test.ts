import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { load } from 'cheerio'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { fileInput } from '../files/testing/file-input.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { absoluteLinks, feedItems } from './items.ts'
import schema from './testing/json-feed-1.1.schema.json' with { type: 'json' }

const { site } = fileInput
const items = feedItems(site)
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

describe('the items', () => {
  it('are the stories, newest first, each with the day of its frontmatter', () => {
    const days = site.articles.map(({ data }) => `${data.date}T00:00:00Z`)
    expect(items.map(({ date }) => date)).toEqual(days.sort().reverse())
    expect(items.find(({ url }) => url.endsWith('/article/charter'))?.date).toBe('2016-10-05T00:00:00Z')
  })

  it('are twenty at most', () => {
    const [article] = site.articles
    if (!article) throw new Error('there is no article')
    const articles = Array.from({ length: 30 }, (_, index) => ({ ...article, id: `story-${index}` }))
    expect(feedItems({ ...site, articles })).toHaveLength(20)
  })

  it('hold the full text with complete addresses only', () => {
    for (const { html } of items) {
      expect(html.length).toBeGreaterThan(200)
      for (const [, target] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(target).toMatch(/^(https:|mailto:)/)
      expect(html).not.toMatch(/<script|:stat\[|undefined/)
    }
  })

  it('have a term as its words, without the meaning that only opens on the page', () => {
    const charter = items.find(({ url }) => url.endsWith('/charter'))
    expect(charter?.html).toContain('every <span><span>fairway</span></span>.')
    expect(charter?.html).not.toContain('deep enough')
  })
})

describe('Atom (RFC 4287)', () => {
  const xml = atomFeed(items, fileInput)
  const options = { ignoreAttributes: false, isArray: (name: string) => name === 'entry' || name === 'link' }
  const { feed } = new XMLParser(options).parse(xml)

  it('is well-formed, and has what a feed must have', () => {
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
    expect(feed.id).toMatch(/^https:/)
    expect(feed.title).toBe(site.settings.data.name)
    expect(feed.updated).toMatch(rfc3339)
    expect(feed.author.name).toBe(site.settings.data.name)
    expect(feed.link[0]).toMatchObject({ '@_rel': 'self', '@_href': 'https://example.org/site/feed.xml' })
  })

  it('has what each entry must have, and no identity twice', () => {
    expect(feed.entry).toHaveLength(items.length)
    const ids = feed.entry.map(({ id }: { id: string }) => id)
    expect(new Set([...ids, feed.id]).size).toBe(items.length + 1)
    for (const entry of feed.entry) {
      expect(() => new URL(entry.id)).not.toThrow()
      expect(entry.title.length).toBeGreaterThan(3)
      expect(entry.updated).toMatch(rfc3339)
      expect(entry.published).toBe(entry.updated)
      expect(entry.content['@_type']).toBe('html')
      expect(entry.link[0]['@_href']).toMatch(/^https:\/\/example\.org\/site\//)
    }
  })

  it('has nothing that Atom does not know, and nothing twice that may stand once', () => {
    const once = {
      feed: ['id', 'title', 'subtitle', 'updated', 'icon'],
      entry: ['id', 'title', 'updated', 'published'],
    }
    const often = { feed: ['author', 'link', 'entry'], entry: ['link', 'category'] }
    const document = load(xml, { xml: true })
    const namesIn = (element: string, index = 0) =>
      document(element)
        .eq(index)
        .children()
        .toArray()
        .map(({ name }) => name)
    const inFeed = namesIn('feed')
    expect(inFeed.filter((name) => !often.feed.includes(name)).sort()).toEqual([...once.feed].sort())
    for (const index of items.keys()) {
      const known = [...once.entry, ...often.entry, 'summary', 'content']
      const names = namesIn('entry', index)
      expect(names.filter((name) => !known.includes(name))).toEqual([])
      const single = names.filter((name) => !often.entry.includes(name))
      expect(single).toEqual([...new Set(single)])
    }
  })

  it('is a feed without entries as well', () => {
    expect(atomFeed([], fileInput)).toContain('<updated>2041-02-18T00:00:00Z</updated>')
  })
})

describe('JSON Feed 1.1', () => {
  const validate = addFormats.default(new Ajv2020({ allErrors: true })).compile(schema)
  const feed = JSON.parse(jsonFeed(items, fileInput))

  it('keeps to its specification', () => {
    expect(validate(feed), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ ...feed, items: [{ id: 'a' }] })).toBe(false)
    expect(validate({ ...feed, version: 'https://jsonfeed.org/version/2' })).toBe(false)
  })

  it('tells of the same items as Atom', () => {
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(items.map(({ url }) => url))
  })
})

it('completes addresses in elements and leaves words alone', () => {
  const html =
    '<p title="a > b"><a href="/a">href="/a"</a> <a href="#c">c</a> <img src="/d.png" alt=""> &lt;a href="/e"&gt; <a href="//f.org">US$5–6</a></p>'
  const done = absoluteLinks(html, 'https://example.org/p', 'https://example.org/')
  expect(done).toContain('<a href="https://example.org/a">')
  expect(done).toContain('<a href="https://example.org/p#c">')
  expect(done).toContain('src="https://example.org/d.png"')
  expect(done).toContain('<a href="//f.org">US$5–6</a>')
  expect(done.match(/https:/g)).toHaveLength(3)
})
