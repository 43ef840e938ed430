import { DomUtils, parseDocument } from 'htmlparser2'
import { toString as textOf } from 'mdast-util-to-string'
import { type AnyEntry, entriesOf } from '../content/entries/site.ts'
import { wordsOf } from '../content/figures/reference.ts'
import type { CollectionName } from '../content/kinds/collections.ts'
import { addressOf, collectionNames, collectionOf } from '../content/kinds/routes.ts'
import { compile, parse } from '../content/markdown/processor.ts'
import type { Section } from '../content/markdown/render.ts'
import { compareText } from '../content/texts/compare-text.ts'
import { instant } from '../files/last-change.ts'
import type { FileInput } from '../files/site-file.ts'
import { atBasePath, completeUrl } from '../hosting/base-path.ts'

/** How many items a feed holds at most. */
const limit = 20

/** An item of a feed: a story, or how a pilot went. */
export interface FeedItem {
  /** The complete address, by which readers know the item: it never changes. */
  url: string
  title: string
  summary: string
  /** The full text as sanitized HTML with complete addresses. */
  html: string
  category: string
  /** The day that its writers have given it, as an instant; an update of a pilot has none. */
  published?: string
  /** When it was changed last, as an instant of RFC 3339. */
  updated: string
}

/**
 * The newest items of the feeds. A story has the date of its frontmatter. An update of a pilot has the instant at which
 * its file was changed last; if that is unknown it is left out, because a feed must say when, and nothing is invented.
 */
export function feedItems(input: FileInput): FeedItem[] {
  const news = collectionNames.flatMap((kind) =>
    entriesOf(input.site, kind).flatMap((entry) => findNews(kind, entry, input) ?? []),
  )
  // Texts are written only for the items that are shown, however many pages there are.
  return news
    .sort((a, b) => compareText(b.updated, a.updated) || compareText(a.url, b.url))
    .slice(0, limit)
    .map(({ write, ...item }) => ({ ...item, ...write() }))
}

/** The news in a file: a story with its day, or how a pilot went. */
function findNews(kind: CollectionName, entry: AnyEntry, { site, changedAt, copyOf }: FileInput) {
  const { feed } = collectionOf(kind)
  const path = addressOf(kind, entry.id)
  if (!feed || !path) return undefined
  const base = site.settings.data.url
  const url = completeUrl(base, path)
  const words = (field: string) => wordsOf(site, entry, field)
  const write = (html: string, heading?: string) => ({
    title: heading ? `${words('title')}: ${heading}` : words('title'),
    summary: words(feed.summary),
    html: absoluteLinks(html, url, completeUrl(base, '/')),
    category: String(entry.data.category),
  })
  if (feed.day !== undefined) {
    const published = `${entry.data[feed.day]}T00:00:00Z`
    return { url, published, updated: published, write: () => write(entry.sections.map(sectionHtml).join('\n')) }
  }
  const { heading } = feed
  const changed = changedAt(entry.file)
  const section = changed && entry.sections.find((each) => each.heading === heading)
  if (!changed || !section) return undefined
  const html = () => sectionOf(copyOf(path), heading)
  return { url: `${url}#${section.id}`, updated: instant(changed), write: () => write(html(), heading) }
}

function sectionHtml(section: Section): string {
  const heading = section.headingHtml ? `<h2>${section.headingHtml}</h2>\n` : ''
  return heading + section.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n')
}

/** A section from a page's copy, where blocks show their data and placeholder quotes are left out. */
function sectionOf(copy: string, heading: string): string {
  const { children } = parse(copy)
  const start = children.findIndex((node) => node.type === 'heading' && textOf(node) === heading) + 1
  const end = children.findIndex((node, index) => index >= start && node.type === 'heading' && node.depth <= 2)
  return compile({ type: 'root', children: children.slice(start, end < 0 ? undefined : end) })
}

/** Completes the addresses in HTML of a page for readers who are elsewhere, and leaves out what only works there. */
export function absoluteLinks(html: string, page: string, home: string): string {
  const document = parseDocument(html)
  // Parts that only open on the page are left out, and a term becomes its words.
  DomUtils.findAll(({ attribs }) => 'data-page-only' in attribs, document.children).forEach(DomUtils.removeElement)
  for (const element of DomUtils.findAll(({ name }) => name === 'dfn' || name === 'button', document.children)) {
    element.name = 'span'
    element.attribs = {}
  }
  for (const element of DomUtils.findAll(({ attribs }) => 'href' in attribs || 'src' in attribs, document.children)) {
    for (const name of ['href', 'src']) {
      const target = element.attribs[name]
      if (target) element.attribs[name] = target.startsWith('#') ? page + target : atBasePath(target, home)
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' })
}
