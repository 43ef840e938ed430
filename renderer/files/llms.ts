import { fileAddresses, markdownAddress } from '../addresses.ts'
import { type AnyEntry, entriesOf } from '../content/entries/site.ts'
import { wordsOf } from '../content/figures/reference.ts'
import { addressOf, type ContentKind, collectionNames, kindOf, listOf, singleNames } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { escapeMarkdown, markdownLink } from '../reading/write-line.ts'
import type { FileInput } from './site-file.ts'

/** A guide to the site for language models (llmstxt.org): what it is, and where each page is in plain markdown. */
export function llms({ site }: Pick<FileInput, 'site'>): string {
  const { settings } = site
  const words = (entry: AnyEntry, field: string) => escapeMarkdown(wordsOf(site, entry, field))
  const link = (title: string, address: string, description: string) =>
    `- ${markdownLink(title, completeUrl(settings.data.url, address))}: ${description}`
  const linksTo = (kind: ContentKind) =>
    entriesOf(site, kind).flatMap((entry) => {
      const path = addressOf(kind, entry.id)
      return path ? [link(words(entry, 'title'), markdownAddress(path), words(entry, 'description'))] : []
    })
  // In the order of the pages that they belong to.
  const listed = singleNames.flatMap((page) =>
    collectionNames.filter((kind) => kindOf(kind).path && listOf(kind) === page),
  )
  return [
    `# ${words(settings, 'name')}`,
    `> ${words(settings, 'description')}`,
    section('Pages', singleNames.flatMap(linksTo)),
    ...listed.map((kind) => section(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, linksTo(kind))),
    section('Optional', [
      link('Figures', fileAddresses.figures, 'every figure of the site with its meaning, in JSON'),
      link('Figures as a table', fileAddresses.figuresTable, 'the same, in CSV'),
      link('Feed', fileAddresses.atom, 'the newest articles'),
    ]),
    '',
  ].join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n')
}
