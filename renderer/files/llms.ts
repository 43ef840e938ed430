import type { ListItem, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { fileAddresses, markdownAddress } from '../addresses.ts'
import { entriesOf, type Site } from '../content/entries/site.ts'
import { plainField } from '../content/figures/reference.ts'
import { addressOf, type ContentKind, collectionNames, kindOf, listOf, singleNames } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { writeMarkdown } from '../reading/write-markdown.ts'

const text = (value: string): Text => ({ type: 'text', value })
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })
const heading = (depth: 1 | 2, value: string): RootContent => ({ type: 'heading', depth, children: [text(value)] })

type Guide = ReturnType<typeof guideTo>

/** What the guide to a site says: its title, a description, and headings with the pages below them. */
export function guideTo(site: Site) {
  const { settings } = site
  const link = (title: string, address: string, description: string) => ({
    title,
    url: completeUrl(settings.data.url, address),
    description,
  })
  const linksTo = (kind: ContentKind) =>
    entriesOf(site, kind).flatMap((entry) => {
      const path = addressOf(kind, entry.id)
      const words = (field: string) => plainField(site, entry, field)
      return path ? [link(words('title'), markdownAddress(path), words('description'))] : []
    })
  // In the order of the pages that they belong to.
  const listed = singleNames.flatMap((page) =>
    collectionNames.filter((kind) => kindOf(kind).path && listOf(kind) === page),
  )
  const collections = listed.map((kind) => ({
    title: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    links: linksTo(kind),
  }))
  const optional = [
    link('Figures', fileAddresses.figures, 'every figure of the site with its meaning, in JSON'),
    link('Figures as a table', fileAddresses.figuresTable, 'the same, in CSV'),
    link('Feed', fileAddresses.atom, 'the newest articles'),
  ]
  return {
    title: plainField(site, settings, 'name'),
    description: plainField(site, settings, 'description'),
    sections: [
      { title: 'Pages', links: singleNames.flatMap(linksTo) },
      ...collections,
      { title: 'Optional', links: optional },
    ],
  }
}

/** A guide to the site for language models (llmstxt.org): what it is, and where each page is in plain markdown. */
export function llms({ title, description, sections }: Guide): string {
  const children = sections.flatMap((section): RootContent[] => [
    heading(2, section.title),
    { type: 'list', children: section.links.map(listItem) },
  ])
  const about: RootContent = { type: 'blockquote', children: [paragraph(text(description))] }
  return writeMarkdown({ type: 'root', children: [heading(1, title), about, ...children] })
}

function listItem({ title, url, description }: Guide['sections'][number]['links'][number]): ListItem {
  const link: PhrasingContent = { type: 'link', url, children: [text(title)] }
  return { type: 'listItem', children: [paragraph(link, text(`: ${description}`))] }
}
