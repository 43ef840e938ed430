import { fileAddresses, markdownAddress } from '../addresses.ts'
import { entriesOf, type Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { addressOf, type ContentKind, collectionNames, kindOf, listOf, singleNames } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { escapeMarkdown, markdownLink } from '../reading/write-line.ts'
import type { FileInput } from './site-file.ts'

/** A guide to the site for language models (llmstxt.org): what it is, and where each page is in plain markdown. */
export function llms({ site }: Pick<FileInput, 'site'>): string {
  const { name, description } = site.settings.data
  const lines = (kind: ContentKind) =>
    entriesOf(site, kind).flatMap(({ id, data }) => {
      const path = addressOf(kind, id)
      const words = (field: string) => textOf(site, String(data[field]), id)
      return path ? [linkLine(site, words('title'), markdownAddress(path), words('description'))] : []
    })
  // In the order of the pages that they belong to.
  const listed = singleNames.flatMap((page) =>
    collectionNames.filter((kind) => kindOf(kind).path && listOf(kind) === page),
  )
  return [
    `# ${textOf(site, name, site.settings.id)}`,
    `> ${textOf(site, description, site.settings.id)}`,
    section('Pages', singleNames.flatMap(lines)),
    ...listed.map((kind) => section(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, lines(kind))),
    section('Optional', [
      linkLine(site, 'Figures', fileAddresses.figures, 'every figure of the site with its meaning, in JSON'),
      linkLine(site, 'Figures as a table', fileAddresses.figuresTable, 'the same, in CSV'),
      linkLine(site, 'Feed', fileAddresses.atom, 'the newest articles and updates of pilots'),
    ]),
    '',
  ].join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n')
}

function linkLine({ settings }: Site, title: string, address: string, description: string): string {
  return `- ${markdownLink(title, completeUrl(settings.data.url, address))}: ${description}`
}

function textOf({ figures }: Site, words: string, scope: string): string {
  return escapeMarkdown(plainText(words, figures, scope))
}
