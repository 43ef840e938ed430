import { parseDocument } from 'htmlparser2'
import { stringify } from 'yaml'
import type { Entry, Site } from '../../../renderer/content/entries/site.ts'
import { formatFigure } from '../../../renderer/content/figures/format.ts'
import { plainText } from '../../../renderer/content/figures/reference.ts'
import { articlePath, pilotPath } from '../../../renderer/content/kinds/routes.ts'
import { loadContent } from '../../../renderer/content/load.ts'
import type { Block } from '../../../renderer/content/markdown/render.ts'
import { writeCopy } from '../../../renderer/reading/write-copy.ts'
import { writePilotBlock } from './pilot-blocks.ts'
import { blocks as blocksOf, createWriter } from './write.ts'

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
 * Writes the pilots and articles of a content tree out for other generators: figures stand in the text as readers see them,
 * stats and milestones stay data, which each generator shows as cards and as a table.
 */
export function readDocuments(root: string, today: string): PeerDocument[] {
  const { site } = loadContent({ root, publicFolder: 'public', today })
  if (!site) throw new Error(`${root} cannot be read`)
  return [
    ...site.pilots.map((entry) =>
      toDocument(site, entry, {
        collection: 'pilot',
        path: pilotPath(entry.id),
        milestones: entry.data.milestones,
        writeBlock: ({ name, argument }) =>
          // The two that every generator shows from data.
          name === 'milestones' || name === 'stats'
            ? ''
            : writePilotBlock(entry.data, name, argument, createWriter(site, entry.id)),
      }),
    ),
    ...site.articles.map((entry) =>
      toDocument(site, entry, {
        collection: 'article',
        path: articlePath(entry.id),
        milestones: [],
        writeBlock: () => '',
      }),
    ),
  ]
}

interface Parts extends Pick<PeerDocument, 'collection' | 'path'> {
  milestones: readonly { label: string; name: string }[]
  writeBlock: (block: Exclude<Block, { kind: 'html' }>) => string
}

function toDocument(
  site: Site,
  {
    id,
    data,
    sections,
  }: Entry<{ title: string; description: string; stats: readonly { id: string; label: string }[] }>,
  { collection, path, milestones, writeBlock }: Parts,
): PeerDocument {
  const words = (source: string) => plainText(source, site.figures, id)
  const figure = (name: string) => {
    const found = site.figures[`${id}/${name}`]
    if (!found) throw new Error(`${id} has no figure ${name}`)
    return formatFigure(found)
  }
  const body = sections.flatMap(({ headingHtml, blocks }) => [
    headingHtml ? writeMarkdown(`<h2>${headingHtml}</h2>`) : '',
    ...blocks.map((block) => (block.kind === 'html' ? writeMarkdown(block.html) : writeBlock(block))),
  ])
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
    // Pages of the corpus link to each other by their paths, wherever the site lies.
    body: blocksOf(...body).replaceAll(`](${site.settings.data.url.replace(/\/+$/, '')}/`, '](/'),
  }
}

function writeMarkdown(html: string): string {
  return writeCopy(parseDocument(`<main>${html}</main>`))
}

/** A document as a file: frontmatter in YAML, then the text. */
export function writeDocument(
  { title, description, stats, milestones, body }: PeerDocument,
  more: object = {},
): string {
  const frontmatter = stringify({ title, description, stats, milestones, ...more }, { lineWidth: 0 })
  return `---\n${frontmatter}---\n\n${body}\n`
}
