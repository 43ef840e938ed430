import { load } from 'cheerio'
import ICAL from 'ical.js'
import { toString as textOf } from 'mdast-util-to-string'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { PageTags } from '../head/DocumentHead.tsx'
import { fixture } from '../testing/fixture.ts'
import { contextAt } from '../testing/whole-fixture.ts'
import { siteFiles } from './site-files.ts'
import { fileInput } from './testing/file-input.ts'

/** What ends, opens or escapes something in one of the formats, and characters of several code units. */
const hostile =
  'Q&A; ]]> </script><!-- <b>"x"</b>, [a](b) *c* _d_ `e` \\n;f:g\'s 👩🏽‍🚀🇨🇭 ärger, as long as a line of a calendar may be'

/** The same entry with hostile texts, over two lines as YAML allows. */
function spoil<Spoiled extends { data: object }>(entry: Spoiled): Spoiled {
  const broken = hostile.replace(', as', ',\n as')
  const texts = Object.fromEntries(['title', 'description', 'excerpt', 'lead'].map((name) => [name, broken]))
  return { ...entry, data: { ...entry.data, ...texts, name: hostile, location: hostile } }
}

const { site } = fileInput
const spoiled = {
  ...site,
  settings: spoil(site.settings),
  articles: site.articles.map(spoil),
  pilots: site.pilots.map(spoil),
  summit: spoil(site.summit),
  nominations: spoil({
    ...site.nominations,
    data: {
      ...site.nominations.data,
      timeline: site.nominations.data.timeline.map((step) => ({ ...step, event: hostile })),
    },
  }),
}
const files = [...siteFiles({ ...fileInput, site: spoiled })]
const read = (name: string) => files.find((file) => file.name === name)?.write() ?? ''

describe('whatever a title says, it stays a text', () => {
  it('in Atom', () => {
    const feed = load(read('feed.xml'), { xml: true })
    expect(feed('feed > title').text()).toBe(hostile)
    const summaries = feed('entry > summary').toArray()
    expect(summaries).toHaveLength(site.articles.length)
    for (const summary of summaries) expect(feed(summary).text()).toBe(hostile)
    for (const title of feed('entry > title').toArray()) expect(feed(title).text()).toBe(hostile)
  })

  it('in the JSON feed', () => {
    const { title, items } = JSON.parse(read('feed.json'))
    expect(title).toBe(hostile)
    for (const item of items) expect(item.summary).toBe(hostile)
  })

  it.each([
    ['innovation-summit.ics', hostile],
    ['nominate-beacon.ics', null],
  ])('in the calendar %s', (name, location) => {
    const text = read(name)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      // No character is split.
      expect(line).not.toMatch(/\p{Cs}/u)
    }
    const calendar = ICAL.Component.fromString(text)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(hostile)
    expect(text).toContain('X-WR-CALNAME:Q&A\\; ')
    const events = calendar.getAllSubcomponents('vevent')
    expect(events).not.toHaveLength(0)
    for (const event of events) {
      expect(event.getFirstPropertyValue('summary')).toBe(hostile)
      expect(event.getFirstPropertyValue('location')).toBe(location)
    }
  })

  it('in the guide for language models', () => {
    const tree = unified().use(remarkParse).parse(read('llms.txt'))
    const texts: string[] = []
    visit(tree, ['heading', 'link'], (node) => void texts.push(textOf(node)))
    expect(texts).toContain(hostile)
    visit(tree, 'html', (node) => expect.fail(`HTML: ${JSON.stringify(node)}`))
  })

  it('in the head of a page and in its data for search engines', () => {
    const path = '/article/charter'
    const page = contextAt(path, { ...spoiled, today: fixture.day, photographs: {} })
    const tags = createElement(PageTags, { title: hostile, description: hostile, page, path })
    const $ = load(renderToStaticMarkup(createElement('head', {}, tags)))
    expect($('meta[property="og:title"]').attr('content')).toBe(hostile)
    expect($('meta[property="og:description"]').attr('content')).toBe(hostile)
    const blocks = $('script[type="application/ld+json"]').toArray()
    const [article, trail] = blocks.map((block) => JSON.parse($(block).text()))
    expect(blocks).toHaveLength(2)
    expect(article.headline).toBe(hostile)
    expect(trail.itemListElement.at(-1).name).toBe(hostile)
    expect($('body').text()).toBe('')
  })
})
