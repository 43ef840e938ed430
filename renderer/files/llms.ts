import type { ListItem, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { fileAddresses, markdownAddress } from '../addresses.ts'
import { entriesOf } from '../content/entries/site.ts'
import { wordsOf } from '../content/figures/reference.ts'
import { addressOf, type ContentKind, collectionNames, kindOf, listOf, singleNames } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { writeMarkdown } from '../reading/write-markdown.ts'
import type { FileInput } from './site-file.ts'

const text = (value: string): Text => ({ type: 'text', value })
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })
const heading = (depth: 1 | 2, value: string): RootContent => ({ type: 'heading', depth, children: [text(value)] })

/** A guide to the site for language models (llmstxt.org): what it is, and where each page is in plain markdown. */
export function llms({ site }: Pick<FileInput, 'site'>): string {
  const { settings } = site
  const link = (title: string, address: string, description: string): ListItem => {
    const url = completeUrl(settings.data.url, address)
    const words = text(`: ${description}`)
    return { type: 'listItem', children: [paragraph({ type: 'link', url, children: [text(title)] }, words)] }
  }
  const linksTo = (kind: ContentKind) =>
    entriesOf(site, kind).flatMap((entry) => {
      const path = addressOf(kind, entry.id)
      const words = (field: string) => wordsOf(site, entry, field)
      return path ? [link(words('title'), markdownAddress(path), words('description'))] : []
    })
  const section = (title: string, children: ListItem[]): RootContent[] => [
    heading(2, title),
    { type: 'list', children },
  ]
  // In the order of the pages that they belong to.
  const listed = singleNames.flatMap((page) =>
    collectionNames.filter((kind) => kindOf(kind).path && listOf(kind) === page),
  )
  const children: RootContent[] = [
    heading(1, wordsOf(site, settings, 'name')),
    { type: 'blockquote', children: [paragraph(text(wordsOf(site, settings, 'description')))] },
    ...section('Pages', singleNames.flatMap(linksTo)),
    ...listed.flatMap((kind) => section(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, linksTo(kind))),
    ...section('Optional', [
      link('Figures', fileAddresses.figures, 'every figure of the site with its meaning, in JSON'),
      link('Figures as a table', fileAddresses.figuresTable, 'the same, in CSV'),
      link('Feed', fileAddresses.atom, 'the newest articles'),
    ]),
  ]
  return writeMarkdown({ type: 'root', children })
}
