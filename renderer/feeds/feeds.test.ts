import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { load } from 'cheerio'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { changed, fileInput } from '../files/testing/file-input.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { absoluteLinks, feedItems } from './items.ts'
import schema from './testing/json-feed-1.1.schema.json' with { type: 'json' }

const { site } = fileInput
const input = { ...fileInput, changedAt: (file: string) => (file.includes('pilots/') ? changed : undefined) }
const items = feedItems(input)
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

describe('the items', () => {
  it('are the stories and how the pilots went, newest first', () => {
    expect(items).toHaveLength(site.articles.length + site.pilots.length)
    expect(items.map(({ updated }) => updated)).toEqual(
      items
        .map(({ updated }) => updated)
        .sort()
        .reverse(),
    )
  })

  it('date a story as its frontmatter does', () => {
    const story = items.find(({ url }) => url.endsWith('/article/charter'))
    expect(story).toMatchObject({ published: '2016-10-05T00:00:00Z', updated: '2016-10-05T00:00:00Z' })
  })

  it('date an update of a pilot by the history of its file, and claim no day of publication', () => {
    const update = items.find(({ url }) => url.endsWith('/pilot/keeper-club#latest-update'))
    expect(update?.updated).toBe('2041-02-01T10:20:30Z')
    expect(update?.published).toBeUndefined()
  })

  it('leave out an update of which nobody knows when it was written', () => {
    expect(feedItems(fileInput).map(({ url }) => url)).toHaveLength(site.articles.length)
  })

  it('are twenty at most', () => {
    const [article] = site.articles
    if (!article) throw new Error('there is no article')
    const articles = Array.from({ length: 30 }, (_, index) => ({ ...article, id: `story-${index}` }))
    expect(feedItems({ ...input, site: { ...site, articles } })).toHaveLength(20)
  })

  it('hold the full text with the data of its blocks, and complete addresses only', () => {
    const update = items.find(({ url }) => url.includes('/pilot/lantern-post'))
    expect(update?.html).toContain('41,300')
    expect(update?.html).toContain('The difference is not significant.')
    for (const { html } of items) {
      expect(html.length).toBeGreaterThan(200)
      for (const [, target] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(target).toMatch(/^(https:|mailto:)/)
      expect(html).not.toMatch(/<script|:stat\[|undefined/)
    }
  })

  it('quote nobody who has not said anything yet', () => {
    const [said, placeholder] = site.pilots.flatMap(({ data }) => data.quotes)
    const update = items.find(({ url }) => url.includes('/pilot/keeper-club'))
    expect([said?.placeholder, placeholder?.placeholder]).toEqual([false, true])
    expect(update?.html).toContain(said?.text)
    expect(update?.html).not.toContain(placeholder?.text)
  })
})

describe('Atom (RFC 4287)', () => {
  const xml = atomFeed(items, input)
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
      if ('published' in entry) expect(entry.published).toMatch(rfc3339)
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
    expect(atomFeed([], input)).toContain('<updated>2041-02-18T00:00:00Z</updated>')
  })
})

describe('JSON Feed 1.1', () => {
  const validate = addFormats.default(new Ajv2020({ allErrors: true })).compile(schema)
  const feed = JSON.parse(jsonFeed(items, input))

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

it('a term stands in a feed as its words, without the meaning that only opens on the page', () => {
  const charter = feedItems(fileInput).find(({ url }) => url.endsWith('/charter'))
  expect(charter?.html).toContain('every <span><span>fairway</span></span>.')
  expect(charter?.html).not.toContain('deep enough')
})
