import { type CheerioAPI, load } from 'cheerio'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { markdownAddress } from '../../../renderer/addresses.ts'
import { findNumbers } from '../../../renderer/content/figures/find-numbers.ts'
import { displayForms, formatFigure } from '../../../renderer/content/figures/format.ts'
import type { LedgerFigure } from '../../../renderer/content/figures/ledger.ts'
import { memoize } from '../../../renderer/content/memoize.ts'
import { basePathOf } from '../../../renderer/hosting/base-path.ts'
import { previewCard } from '../../../renderer/preview-images/card.ts'
import { content, listFiles, normalise, openPage, paths, readFile, textOf } from './site-pages.ts'

const numbersIn = (text: string) => findNumbers(normalise(text)).map((found) => found.text)

/** The numbers that a page shows, or its description says. */
const shownNumbers = memoize(($: CheerioAPI): ReadonlySet<string> => {
  const description = $('head meta[name=description]').attr('content') ?? ''
  const figures = $('data, time').toArray()
  // Beside each other two figures may read as one.
  return new Set([textOf($), description, ...figures.map((figure) => $(figure).text())].flatMap(numbersIn))
})

/** The numbers in a text that the page does not show in the same form. */
function strangeNumbers(text: string, path: string): string[] {
  const known = shownNumbers(openPage(path))
  return numbersIn(text).filter((number) => !known.has(number))
}

/** The words of a text in markdown, without its marks, the numbers of its lists, and addresses. */
function wordsOfMarkdown(markdown: string): string {
  return normalise(
    markdown
      .replace(/\]\([^)]*\)/g, '')
      .replace(/^\s*\d+\. /gm, '')
      .replace(/[[*_\\`>#|]/g, ''),
  )
}

/** The words of a piece of HTML, its blocks apart. */
function wordsOfHtml(html: string): string {
  return textOf(load(`<body>${html}</body>`))
}

/** The path of a complete address of the site. */
function pathOf(address: string): string {
  return new URL(address).pathname.slice(basePathOf(content.site.settings.data.url).length - 1)
}

describe.each(paths)('the markdown copy of %s', (path) => {
  const markdown = readFile(markdownAddress(path).slice(1))
  const words = wordsOfMarkdown(markdown)

  test('is plain markdown under one title', () => {
    expect(markdown).toMatch(/^# \S/)
    expect(markdown.match(/^# /gm)).toHaveLength(1)
    for (const trace of [/:stat\[/, /^::[a-z]/m, /(?<!\\)<[a-z]/i, /undefined/, /\]\(\//, /\n{3}/])
      expect(markdown).not.toMatch(trace)
  })

  test('says no number that the page does not show', () => {
    expect(strangeNumbers(words, path)).toEqual([])
  })

  test('says every figure that the ledger wants on the page', () => {
    const wanted = content.ledger.figures.filter(({ pages }) => pages.includes(path))
    const isSaid = (figure: LedgerFigure) =>
      displayForms.some((form) => words.includes(normalise(formatFigure(figure, form))))
    const missing = wanted.filter((figure) => !isSaid(figure))
    expect(missing.map(({ id }) => id)).toEqual([])
  })
})

test('copies part the label of a page from its category, and a category from its day', () => {
  const { pilots, articles } = content.site
  const labels = [
    ...pilots.map(({ id, data }) => [`/pilot/${id}`, `PILOT, ${data.category}`] as const),
    ...articles.flatMap(({ id, data }) => {
      const day = content.figures[`${id}/date`]
      const label = `${data.category}, ${day && formatFigure(day)}`
      return [[`/article/${id}`, label] as const, ['/get-inspired', label] as const]
    }),
  ]
  for (const [path, label] of labels) expect(readFile(markdownAddress(path).slice(1)), path).toContain(label)
})

interface FeedItem {
  url: string
  title: string
  summary: string
  content_html: string
}

/** What else says something of a page, each with the page and its words. */
const others: readonly (readonly [what: string, path: string, words: string])[] = [
  ...(JSON.parse(readFile('feed.json')).items as FeedItem[]).map(
    ({ url, title, summary, content_html }) =>
      ['the feed', pathOf(url), `${title} · ${summary} · ${wordsOfHtml(content_html)}`] as const,
  ),
  ...[...readFile('llms.txt').matchAll(/^- \[(.*)\]\((.*)\.md\): (.*)$/gm)].map(
    ([, title = '', address = '', description]) =>
      [
        'the guide for language models',
        pathOf(address).replace(/^\/index$/, '/'),
        `${title} · ${description}`,
      ] as const,
  ),
  ...listFiles()
    .filter((name) => name.endsWith('.ics'))
    .map((name) => ['the calendar', `/${name.replace('.ics', '')}`, wordsOfCalendar(readFile(name))] as const),
  ...content.routes.map((route) => {
    const { title, kicker, figure } = previewCard(content.site, route)
    return ['the preview image', route.path, [title, kicker, figure?.display, figure?.label].join(' · ')] as const
  }),
]

function wordsOfCalendar(calendar: string): string {
  const entries = ICAL.Component.fromString(calendar).getAllSubcomponents('vevent')
  const fields = ['summary', 'description', 'location']
  return entries.flatMap((entry) => fields.map((name) => entry.getFirstPropertyValue(name) ?? '')).join(' · ')
}

test.each(others)('%s says no number of its own of %s', (_, path, words) => {
  expect(words).toMatch(/\p{L}/u)
  expect(strangeNumbers(words, path)).toEqual([])
})

test('every page is in the guide for language models', () => {
  const guided = others.filter(([what]) => what === 'the guide for language models')
  expect(guided.map(([, path]) => path).sort()).toEqual([...paths].sort())
})
