import type { Figure } from '../content/figures/figure.ts'
import { formatFigure } from '../content/figures/format.ts'
import { plainText, resolveFigure } from '../content/figures/reference.ts'
import type { Site } from '../content/site.ts'
import { completeUrl } from '../hosting/base-path.ts'

/** Writes the texts and figures of one content file in plain markdown. */
export interface Writer {
  site: Site
  /** The id of the file, whose own figures need no prefix. */
  scope: string
  /** A text of the frontmatter with its references written out; it stands for itself. */
  text: (text: string) => string
  /** A link with its whole address, and what a reader finds there. */
  link: (label: string, address: string, description?: string) => string
  /** A figure of the file, or of another one, as a reader sees it. */
  figure: (id: string) => string
}

/** A writer for the file of an id: its own figures need no prefix. */
export function createWriter(site: Site, scope: string): Writer {
  const text = (words: string) => escapeMarkdown(plainText(words, site.figures, scope))
  return {
    site,
    scope,
    text,
    link: (label, address, description) => {
      const target = address.startsWith('/') ? completeUrl(site.settings.data.url, address) : address
      // A bracket in an address would end it.
      const safe = target.replaceAll('(', '%28').replaceAll(')', '%29')
      return `[${text(label)}](${safe})${description ? `: ${text(description)}` : ''}`
    },
    figure: (id) => formatFigure(find(id, site, scope)),
  }
}

/** Blocks of markdown beneath each other; what is empty leaves no gap. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts
    .map((part) => (part ? part.trim() : ''))
    .filter(Boolean)
    .join('\n\n')
}

/** A list, with a bullet before each item. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** A list that is numbered from 1. */
export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n')
}

/** A text in which nothing is taken for markdown or HTML. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*<[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
}

/** Texts with a heading of their own, as items of a list. */
export function titled(cards: readonly { title: string; text: string }[], { text }: Writer): string[] {
  return cards.map((card) => `**${text(card.title)}.** ${text(card.text)}`)
}

/** Figures that are defined anywhere on the site with what they count, as a list. */
export function figureList(cards: readonly { figure: string; label?: string }[], { site, scope }: Writer): string {
  return bullets(
    cards.map(({ figure: id, label }) => {
      const figure = find(id, site, scope)
      const words = escapeMarkdown(plainText(label ?? figure.label ?? '', site.figures, figure.id.split('/')[0] ?? ''))
      const caveat = figure.qualifier === 'not significant' ? ' (difference not significant)' : ''
      return `**${formatFigure(figure)}** ${words}${caveat}`
    }),
  )
}

/** Figures by their ids, each with the label that it has where it is written. */
export function figuresById(ids: readonly string[], writer: Writer): string {
  return figureList(
    ids.map((figure) => ({ figure })),
    writer,
  )
}

/** The heading and the opening words of a page, and what follows them. */
export function page(
  { text }: Writer,
  { title, lead }: { title: string; lead: string },
  ...rest: readonly (string | false)[]
): string {
  return blocks(`# ${text(title)}`, text(lead), ...rest)
}

function find(id: string, site: Site, scope: string): Figure {
  const figure = resolveFigure(id, site.figures, scope)
  if (!figure) throw new Error(`there is no figure ${id}`)
  return figure
}
