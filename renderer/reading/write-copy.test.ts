import { load } from 'cheerio'
import { parseDocument } from 'htmlparser2'
import { toString as textOf } from 'mdast-util-to-string'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { describe, expect, it, test } from 'vitest'
import { Body } from '../components/Body.tsx'
import { findNumbers } from '../content/figures/find-numbers.ts'
import { reference } from '../content/markdown/processor.ts'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { fc } from '../content/testing/property.ts'
import { contextAt } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { readDocument } from './read-document.ts'
import { writeCopy } from './write-copy.ts'

const page = 'https://example.org/site/pilot/candle'
const copy = (main: string) =>
  writeCopy(
    parseDocument(`<head><link rel="canonical" href="${page}"></head><nav>Menu</nav><main>${main}</main>`),
  ).trim()

describe('the copy of a page', () => {
  it('begins with its title, whatever stands above it', () => {
    expect(copy('<p>PILOT</p><h1>Candle</h1><p>Monthly giving.</p>')).toBe('# Candle\n\nPILOT\n\nMonthly giving.')
  })

  it.each([
    ['headings', '<h2>Results</h2><h3>Cost</h3>', '## Results\n\n### Cost'],
    ['figures', '<p>All <data value="41300" data-figure="a/reach">41,300</data> people.</p>', 'All 41,300 people.'],
    ['emphasis', '<p>It <em>works</em>, <strong>mostly.</strong> </p>', 'It *works*, **mostly.**'],
    ['code', '<p><code>a`b</code></p><pre><code>x\n  y\n</code></pre>', '``a`b``\n\n```\nx\n  y\n```'],
    ['lists', '<ul><li>One</li><li>Two<ol><li>A</li></ol></li></ul>', '- One\n- Two\n  1. A'],
    ['cards', '<ul><li><h3>Givify</h3><p>A pilot.</p></li></ul>', '- **Givify**\n  A pilot.'],
    ['steps, numbered once', '<ol><li><data data-ordinal>1</data><p>Ask.</p></li><li>Go.</li></ol>', '1. Ask.\n2. Go.'],
    ['quotations', '<blockquote><p>So be it.</p></blockquote><figcaption>A</figcaption>', '> So be it.\n\nA'],
    [
      'terms without their meanings',
      '<p>The (<dfn><button popovertarget="a" aria-describedby="a">ROI</button><span popover id="a" data-page-only="">Gain.</span></dfn>), it is.</p><button>Share</button>',
      'The (ROI), it is.',
    ],
    ['breaks', '<p>One<br>two</p>', 'One\\\ntwo'],
    ['pictures', '<p><img src="/site/a.jpg" alt="A wave"></p>', '![A wave](https://example.org/site/a.jpg)'],
    ['no pictures that only decorate', '<p>A<img src="/a.jpg" alt=""></p>', 'A'],
    ['parts of a line', '<p><span>PILOT</span>Giving<span>, 2</span></p>', 'PILOT Giving, 2'],
    [
      'buttons beside each other',
      '<a href="/a">A</a><a href="/b">B</a>',
      '[A](https://example.org/a) [B](https://example.org/b)',
    ],
  ])('has %s', (_, html, markdown) => {
    expect(copy(html)).toBe(markdown)
  })

  it('has tables with their head, and without their drawings', () => {
    const head = '<thead class="sr-only"><tr><th>Part</th><th>Value</th></tr></thead>'
    const row = '<tr><th>E-mail | SMS</th><td><data>22,000</data><svg aria-hidden="true"></svg></td></tr>'
    expect(copy(`<table>${head}<tbody>${row}</tbody></table>`)).toBe(
      '| Part          | Value  |\n| ------------- | ------ |\n| E-mail \\| SMS | 22,000 |',
    )
  })

  it.each([
    ['/site/about', 'https://example.org/site/about'],
    ['#results', `${page}#results`],
    ['https://example.org/a_(b)?c=1', 'https://example.org/a_\\(b\\)?c=1'],
    ['mailto:hello@example.org', 'mailto:hello@example.org'],
  ])('leads to the whole address of %s', (href, address) => {
    expect(copy(`<p><a href="${href}">Read</a></p>`)).toBe(`[Read](${address})`)
  })

  it('has no asides, and no links without words', () => {
    const asides = '<nav>Menu</nav><p data-page-only="">Back</p><a href="#results" aria-label="Copy"><svg></svg></a>'
    expect(copy(`<p>Before.</p>${asides}<p>After.</p>`)).toBe('Before.\n\nAfter.')
  })

  it('is empty for a page without content', () => {
    expect(writeCopy(parseDocument('<p>Lost</p>'))).toBe('')
  })
})

const marks = '* ** _ ` ~~ # > - + 1. 2) | --- === \\ ! [ ] ( ) <b> &amp; & " 9 41,300 US$5 word é . ](x) !['
const tricky = fc.constantFrom(' ', '\n', ...marks.split(' '), ...marks.split(' ').map((mark) => `${mark} `))
const texts = fc.array(tricky, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

test.each([
  ['a paragraph', (text: string) => `<p>${text}</p>`],
  ['a heading', (text: string) => `<h2>${text}</h2>`],
  ['lines of an item', (text: string) => `<ul><li><p>${text}</p><p>${text}</p></li></ul>`],
  ['a cell', (text: string) => `<table><tr><th>A</th></tr><tr><td>${text}</td></tr></table>`],
  ['a link in a quotation', (text: string) => `<blockquote><a href="/a">${text}</a></blockquote>`],
])('whatever a text says, it stays a text in %s', (_, place) => {
  fc.assert(
    fc.property(texts, (text) => {
      const html = place(asHtml(text))
      const tree = reference.parse(copy(html))
      visit(tree, ['html', 'image', 'thematicBreak'], ({ type }) => expect.fail(`${type} of ${html}`))
      expect(withoutSpaces(textOf(tree)), html).toBe(withoutSpaces(load(html).text()))
    }),
  )
})

const { site } = loadedFixture

test.each(site.pilots.map((pilot) => [pilot.id, pilot] as const))(
  'the copy of the pilot %s says the figures of its page, and no number of its own',
  (scope, { sections }) => {
    const path = `/pilot/${scope}`
    const value = { ...contextAt(path), path }
    const body = createElement(PageProvider, { value }, createElement(Body, { sections }))
    const html = `<main>${renderToStaticMarkup(body)}</main>`
    const { page, copy } = readDocument(html)
    const shown = load(html.replaceAll('><', '> <')).text()
    const counted = new Set(findNumbers(shown).map(({ text }) => text))
    const said = findNumbers(copy.replace(/^ *\d+\. /gm, '')).map(({ text }) => text)
    expect(said.filter((number) => !counted.has(number))).toEqual([])
    for (const { words } of page.numbers.figures) expect(copy).toContain(words)
  },
)
