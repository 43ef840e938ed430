import { fileAddresses, markdownAddress } from '../addresses.ts'
import { singles } from '../content/collections.ts'
import { articlePath, pilotPath } from '../content/routes.ts'
import type { Entry, Site } from '../content/site.ts'
import { createWriter } from '../markdown-copies/write.ts'
import type { FileInput } from './site-file.ts'

/** A guide to the site for language models (llmstxt.org): what it is, and where each page lies in plain markdown. */
export function llms({ site }: Pick<FileInput, 'site'>): string {
  const { text, link } = createWriter(site, site.settings.id)
  const { name, description } = site.settings.data
  const pages = Object.entries(singles).flatMap(([key, single]) =>
    'path' in single ? [line(site, site[key as PageName], single.path)] : [],
  )
  return [
    `# ${text(name)}`,
    `> ${text(description)}`,
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
      `- ${link('Figures', '/figures.json', 'every figure of the site with its meaning, in JSON')}`,
      `- ${link('Feed', fileAddresses.atom, 'the newest articles and updates of pilots')}`,
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
  return `- ${createWriter(site, id).link(data.title, markdownAddress(path), data.description)}`
}
