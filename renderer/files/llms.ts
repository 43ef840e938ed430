import { fileAddresses, markdownAddress } from '../addresses.ts'
import { singles } from '../content/collections.ts'
import { plainText } from '../content/figures/reference.ts'
import { articlePath, pilotPath } from '../content/routes.ts'
import type { Entry, Site } from '../content/site.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { FileInput } from './site-file.ts'

/** A guide to the site for language models (llmstxt.org): what it is, and where each page lies in plain markdown. */
export function llms({ site }: Pick<FileInput, 'site'>): string {
  const { name, description } = site.settings.data
  const pages = Object.entries(singles).flatMap(([key, single]) =>
    'path' in single ? [line(site, site[key as PageName], single.path)] : [],
  )
  return [
    `# ${name}`,
    `> ${description}`,
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
      `- [Figures](${completeUrl(site.settings.data.url, '/figures.json')}): every figure of the site with its meaning, in JSON`,
      `- [Feed](${completeUrl(site.settings.data.url, fileAddresses.atom)}): the newest articles and updates of pilots`,
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
  const [title, description] = [data.title, data.description].map((text) => plainText(text, site.figures, id))
  return `- [${title}](${completeUrl(site.settings.data.url, markdownAddress(path))}): ${description}`
}
