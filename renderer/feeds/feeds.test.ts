import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { fileInput } from '../files/testing/file-input.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { absoluteLinks, feedItems, newestStories } from './items.ts'
import schema from './testing/json-feed-1.1.schema.json' with { type: 'json' }

const { site } = fileInput
const items = feedItems(site, newestStories(site))

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
    expect(newestStories({ ...site, articles })).toHaveLength(20)
  })

  it('hold the full text with complete addresses only', () => {
    for (const { html } of items) {
      expect(html.length).toBeGreaterThan(200)
      for (const [, target] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(target).toMatch(/^(https:|mailto:)/)
      expect(html).not.toMatch(/<script|:stat\[|undefined/)
    }
  })

  it('end with what nobody has told us, as the page says it', () => {
    const articles = site.articles.map((entry) => {
      return entry.id === 'charter'
        ? { ...entry, data: { ...entry.data, unknown: ['who wrote :stat[ideas]', '<b> & c'] } }
        : entry
    })
    const known = { ...site, articles }
    const [call, charter] = ['/open-call', '/charter'].map((end) =>
      feedItems(known, newestStories(known)).find(({ url }) => url.endsWith(end)),
    )
    expect(charter?.html).toMatch(
      /<h2>What we don’t know yet<\/h2>\n<ul><li>who wrote 92<\/li><li>&lt;b&gt; &amp; c<\/li><\/ul>$/,
    )
    expect(call?.html).not.toContain('know yet')
  })

  it('have a term as its words, without the meaning that only opens on the page', () => {
    const charter = items.find(({ url }) => url.endsWith('/charter'))
    expect(charter?.html).toContain('every <span><span>fairway</span></span>.')
    expect(charter?.html).not.toContain('deep enough')
  })
})

describe('Atom (RFC 4287)', () => {
  const $ = load(atomFeed(items, fileInput), { xml: true })
  const textsOf = (selector: string) => Array.from($(selector), (element) => $(element).text())
  const namesIn = (selector: string) => Array.from($(selector).children(), ({ name }) => name)

  it('has what a feed must have, and nothing twice that may stand once', () => {
    const names = ['id', 'title', 'subtitle', 'updated', 'author', 'icon', 'link', 'link']
    expect(namesIn('feed')).toEqual([...names, ...items.map(() => 'entry')])
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom')
    expect($('feed > link[rel=self]').attr('href')).toBe('https://example.org/site/feed.xml')
    expect($('feed > updated').text()).toBe(items[0]?.date)
    expect($('feed > author > name').text()).toBe(site.settings.data.name)
  })

  it('has what each entry must have, and no identity twice', () => {
    const names = ['id', 'title', 'link', 'published', 'updated', 'category', 'summary', 'content']
    expect(namesIn('entry')).toEqual(items.flatMap(() => names))
    expect(textsOf('published')).toEqual(textsOf('entry > updated'))
    expect($('content[type=html]')).toHaveLength(items.length)
    expect(textsOf('id')).toEqual(['https://example.org/site/', ...items.map(({ url }) => url)])
    expect(new Set(textsOf('id')).size).toBe(items.length + 1)
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

  it('tells of the items in the same words as Atom', () => {
    const $ = load(atomFeed(items, fileInput), { xml: true })
    const said = Array.from($('entry'), (entry) => {
      const [id, title, summary, content_html] = ['id', 'title', 'summary', 'content'].map((name) =>
        $(entry).children(name).text(),
      )
      return { id, title, summary, content_html }
    })
    expect(feed.items).toMatchObject(said)
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
