import { fileAddresses, markdownAddress } from '../addresses.ts'
import type { Entry, Site } from '../content/entries/site.ts'
import { plainText } from '../content/figures/reference.ts'
import { singles } from '../content/kinds/collections.ts'
import { articlePath, pilotPath } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { escapeMarkdown, markdownLink } from '../reading/escape-markdown.ts'
import type { FileInput } from './site-file.ts'

/** A guide to the site for language models (llmstxt.org): what it is, and where each page is in plain markdown. */
export function llms({ site }: Pick<FileInput, 'site'>): string {
  const { name, description } = site.settings.data
  const pages = Object.entries(singles).flatMap(([key, single]) =>
    'path' in single ? [line(site, site[key as PageName], single.path)] : [],
  )
  return [
    `# ${textOf(site, name, site.settings.id)}`,
    `> ${textOf(site, description, site.settings.id)}`,
    section('Pages', pages),
    section(
      'Pilots',
      site.pilots.map((pilot) => line(site, pilot, pilotPath(pilot.id))),
    ),
    section(
      'Articles',
      site.articles.map((article) => line(site, article, articlePath(article.id))),
    ),
    section('Optional', [
      linkLine(site, 'Figures', fileAddresses.figures, 'every figure of the site with its meaning, in JSON'),
      linkLine(site, 'Feed', fileAddresses.atom, 'the newest articles and updates of pilots'),
    ]),
    '',
  ].join('\n\n')
}

type PageName = {
  [Name in keyof typeof singles]: (typeof singles)[Name] extends { path: string } ? Name : never
}[keyof typeof singles]

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n')
}

function line(site: Site, { id, data }: Entry<{ title: string; description: string }>, path: string): string {
  return linkLine(site, textOf(site, data.title, id), markdownAddress(path), textOf(site, data.description, id))
}

function linkLine({ settings }: Site, title: string, address: string, description: string): string {
  return `- ${markdownLink(title, completeUrl(settings.data.url, address))}: ${description}`
}

function textOf({ figures }: Site, words: string, scope: string): string {
  return escapeMarkdown(plainText(words, figures, scope))
}
