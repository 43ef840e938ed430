import type { Site } from '../../../renderer/content/entries/site.ts'
import type { Figure } from '../../../renderer/content/figures/figure.ts'
import { formatFigure } from '../../../renderer/content/figures/format.ts'
import { plainText, resolveFigure } from '../../../renderer/content/figures/reference.ts'
import { completeUrl } from '../../../renderer/hosting/base-path.ts'
import { escapeMarkdown, markdownLink } from '../../../renderer/reading/escape-markdown.ts'

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
      return `${markdownLink(text(label), target)}${description ? `: ${text(description)}` : ''}`
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

function find(id: string, site: Site, scope: string): Figure {
  const figure = resolveFigure(id, site.figures, scope)
  if (!figure) throw new Error(`there is no figure ${id}`)
  return figure
}
