import { toString as textOf } from 'mdast-util-to-string'
import type { Entry } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { articlePath, pilotPath } from '../content/kinds/routes.ts'
import { compile, parse } from '../content/markdown/processor.ts'
import type { Section } from '../content/markdown/render.ts'
import type { Article } from '../content/schemas/article.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { compareText } from '../content/texts/compare-text.ts'
import { instant } from '../files/last-change.ts'
import type { FileInput } from '../files/site-file.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { absoluteLinks } from './absolute-links.ts'

/** How many items a feed holds at most. */
const limit = 20

/** The heading beneath which a case study tells how its pilot went. */
const updateHeading = 'Latest Update'

/** What a feed tells of: a story, or how a pilot went. */
export interface FeedItem {
  /** The complete address; it is the identity of the item as well, and never changes. */
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
 * The newest items of the feeds. A story has the date of its frontmatter. The updates of pilots are not dated in the
 * content: they have the instant at which their file was changed last, and where that is not known they are left out,
 * because a feed must say when, and nothing is invented.
 */
export function feedItems(input: FileInput): FeedItem[] {
  const { site, changedAt } = input
  const articles = site.articles.map((entry) => ({
    updated: `${entry.data.date}T00:00:00Z`,
    url: completeUrl(site.settings.data.url, articlePath(entry.id)),
    write: (url: string, updated: string) => articleItem(entry, url, updated, input),
  }))
  const pilots = site.pilots.flatMap((entry) => {
    const update = entry.sections.find(({ heading }) => heading === updateHeading)
    const changed = changedAt(entry.file)
    if (!update || changed === undefined) return []
    return {
      updated: instant(changed),
      url: `${completeUrl(site.settings.data.url, pilotPath(entry.id))}#${update.id}`,
      write: (url: string, updated: string) => pilotItem(entry, url, updated, input),
    }
  })
  // Texts are written for the items that are shown alone, however many pages there are.
  return [...articles, ...pilots]
    .sort((a, b) => compareText(b.updated, a.updated) || compareText(a.url, b.url))
    .slice(0, limit)
    .map(({ url, updated, write }) => write(url, updated))
}

function articleItem(
  { id, data, sections }: Entry<Article>,
  url: string,
  updated: string,
  { site }: FileInput,
): FeedItem {
  return {
    url,
    title: plainText(data.title, site.figures, id),
    summary: plainText(data.excerpt, site.figures, id),
    html: completed(sections.map(sectionHtml).join('\n'), url, site.settings.data.url),
    category: data.category,
    published: updated,
    updated,
  }
}

function pilotItem({ id, data }: Entry<Pilot>, url: string, updated: string, { site, copyOf }: FileInput): FeedItem {
  const base = site.settings.data.url
  const path = pilotPath(id)
  return {
    url,
    title: `${plainText(data.title, site.figures, id)}: ${updateHeading}`,
    summary: plainText(data.description, site.figures, id),
    html: completed(sectionOf(copyOf(path), updateHeading), completeUrl(base, path), base),
    category: data.category,
    updated,
  }
}

function sectionHtml(section: Section): string {
  const heading = section.headingHtml ? `<h2>${section.headingHtml}</h2>\n` : ''
  return heading + section.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n')
}

/** A section of a page as its copy says it, where blocks show their data and nobody is quoted who has not said anything. */
function sectionOf(copy: string, heading: string): string {
  const { children } = parse(copy)
  const start = children.findIndex((node) => node.type === 'heading' && textOf(node) === heading) + 1
  const end = children.findIndex((node, index) => index >= start && node.type === 'heading' && node.depth <= 2)
  return compile({ type: 'root', children: children.slice(start, end < 0 ? undefined : end) })
}

function completed(html: string, page: string, base: string): string {
  return absoluteLinks(html, page, (path) => completeUrl(base, path))
}
