import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stringify } from 'yaml'
import { PilotBlock } from '../../../renderer/components/PilotBlock.tsx'
import type { Entry, Site } from '../../../renderer/content/entries/site.ts'
import { formatFigure } from '../../../renderer/content/figures/format.ts'
import { plainText } from '../../../renderer/content/figures/reference.ts'
import { addressOf } from '../../../renderer/content/kinds/routes.ts'
import { loadContent } from '../../../renderer/content/load.ts'
import type { Block } from '../../../renderer/content/markdown/render.ts'
import { SiteProvider } from '../../../renderer/page.ts'
import { writeCopy } from '../../../renderer/reading/write-copy.ts'
import { surround } from '../../../renderer/surroundings.ts'

import { publicFolderOf } from '../../options.ts'

/** A page of the corpus in plain markdown, as every generator reads it. */
export interface PeerDocument {
  collection: 'pilot' | 'article'
  id: string
  /** Its address, without a slash at the end. */
  path: string
  title: string
  description: string
  stats: readonly { value: string; label: string }[]
  milestones: readonly { label: string; name: string; deadline: string }[]
  /** The text beneath the frontmatter. */
  body: string
}

/**
 * Writes the pilots and articles of a content tree out for other generators: figures stand in the text as readers see
 * them, stats and milestones stay data, which each generator shows as cards and as a table.
 */
export function readDocuments(root: string, today: string): PeerDocument[] {
  const { site } = loadContent({ root, publicFolder: publicFolderOf(root), today })
  if (!site) throw new Error(`${root} cannot be read`)
  const surroundings = surround(site, { today, photographs: {} })
  return [
    ...site.pilots.map((entry) => {
      const path = addressOf('pilots', entry.id)
      const value = { site: surroundings, path, scope: entry.id }
      return toDocument(site, entry, {
        collection: 'pilot',
        path,
        milestones: entry.data.milestones,
        renderBlock: ({ name, argument }) =>
          shownFromData.has(name)
            ? undefined
            : createElement(SiteProvider, { value }, createElement(PilotBlock, { name, argument })),
      })
    }),
    ...site.articles.map((entry) =>
      toDocument(site, entry, {
        collection: 'article',
        path: addressOf('articles', entry.id),
        milestones: [],
        renderBlock: () => undefined,
      }),
    ),
  ]
}

/** The blocks that every generator shows from data. */
const shownFromData: ReadonlySet<string> = new Set(['milestones', 'stats'])

interface Parts extends Pick<PeerDocument, 'collection' | 'path'> {
  milestones: readonly { label: string; name: string }[]
  renderBlock: (block: Exclude<Block, { kind: 'html' }>) => ReactNode
}

function toDocument(
  site: Site,
  {
    id,
    data,
    sections,
  }: Entry<{ title: string; description: string; stats: readonly { id: string; label: string }[] }>,
  { collection, path, milestones, renderBlock }: Parts,
): PeerDocument {
  const words = (source: string) => plainText(source, site.figures, id)
  const figure = (name: string) => {
    const found = site.figures[`${id}/${name}`]
    if (!found) throw new Error(`${id} has no figure ${name}`)
    return formatFigure(found)
  }
  const html = sections.flatMap(({ headingHtml, blocks }) => [
    headingHtml ? `<h2>${headingHtml}</h2>` : '',
    ...blocks.map((block) => (block.kind === 'html' ? block.html : renderToStaticMarkup(renderBlock(block)))),
  ])
  const copy = writeCopy(parseDocument(`<main>${html.join('')}</main>`))
  return {
    collection,
    id,
    path,
    title: words(data.title),
    description: words(data.description),
    stats: data.stats.map((stat) => ({ value: figure(stat.id), label: words(stat.label) })),
    milestones: milestones.map(({ label, name }) => ({
      label,
      name: words(name),
      deadline: figure(label.toLowerCase()),
    })),
    // Pages of the corpus link to each other by path, wherever the site is served.
    body: copy.trim().replaceAll(`](${site.settings.data.url.replace(/\/+$/, '')}/`, '](/'),
  }
}

/** A document as a file: frontmatter in YAML, then the text. */
export function writeDocument(
  { title, description, stats, milestones, body }: PeerDocument,
  more: object = {},
): string {
  const frontmatter = stringify({ title, description, stats, milestones, ...more }, { lineWidth: 0 })
  return `---\n${frontmatter}---\n\n${body}\n`
}
