import { DomUtils, parseDocument } from 'htmlparser2'
import type { Site, SiteEntry } from '../content/entries/site.ts'
import { plainField, plainText } from '../content/figures/reference.ts'
import { unknownPart } from '../content/kinds/collections.ts'
import type { Section } from '../content/markdown/render.ts'
import { compareText } from '../content/texts/compare-text.ts'
import { escapeMarkup } from '../content/texts/escape-markup.ts'
import { atBasePath, completeUrl } from '../hosting/base-path.ts'
import { storiesOf } from './stories.ts'

/** How many items a feed holds at most. */
const limit = 20

/** The stories that feeds contain, newest first. */
export function newestStories(site: Site) {
  return storiesOf(site)
    .sort((a, b) => compareText(b.day, a.day) || compareText(a.path, b.path))
    .slice(0, limit)
}

/** An item of a feed, which readers know by its address. */
export type FeedItem = ReturnType<typeof feedItems>[number]

/** Stories as items of a feed, with their texts, in which every address is complete. */
export function feedItems(site: Site, stories: ReturnType<typeof newestStories>) {
  const base = site.settings.data.url
  return stories.map(({ path, entry, day, summary }) => {
    const url = completeUrl(base, path)
    return {
      url,
      title: plainField(site, entry, 'title'),
      summary: plainField(site, entry, summary),
      html: absoluteLinks(
        [...entry.sections.map(sectionHtml), unknownHtml(site, entry)].join('\n'),
        url,
        completeUrl(base, '/'),
      ),
      category: String(entry.data.category),
      // An instant of RFC 3339.
      date: `${day}T00:00:00Z`,
    }
  })
}

function sectionHtml(section: Section): string {
  const heading = section.heading?.html ? `<h2>${section.heading.html}</h2>\n` : ''
  return (
    heading + section.blocks.map((block) => (block.kind === 'html' ? block.html : (block.heading ?? ''))).join('\n')
  )
}

/** What nobody has told us of a story, which its page says below its text. */
function unknownHtml({ figures }: Site, { id, data: { unknown } }: SiteEntry): string {
  if (!Array.isArray(unknown) || unknown.length === 0) return ''
  const items = unknown.map((text) => `<li>${escapeMarkup(plainText(String(text), figures, id))}</li>`)
  return `<h2>${unknownPart.heading}</h2>\n<ul>${items.join('')}</ul>`
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
