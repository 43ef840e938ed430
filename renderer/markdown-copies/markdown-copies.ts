import { markdownAddress } from '../addresses.ts'
import { singles } from '../content/collections.ts'
import { articlePath, pilotPath } from '../content/routes.ts'
import type { Site } from '../content/site.ts'
import type { SiteFile } from '../files/site-file.ts'
import { type SinglePage, writeArticle, writePage, writePilot } from './pages.ts'

/** A copy of each page in plain markdown, for programs and for people who want the text alone. */
export function* markdownCopies(site: Site): Generator<SiteFile> {
  const file = (path: string, markdown: string): SiteFile => ({
    name: markdownAddress(path).slice(1),
    content: `${markdown}\n`,
  })
  for (const [name, path] of singlePages()) yield file(path, writePage(site, name))
  for (const pilot of site.pilots) yield file(pilotPath(pilot.id), writePilot(site, pilot))
  for (const article of site.articles) yield file(articlePath(article.id), writeArticle(site, article))
}

function singlePages(): [SinglePage, string][] {
  return Object.entries(singles).flatMap(([name, single]) =>
    'path' in single ? [[name as SinglePage, single.path] as [SinglePage, string]] : [],
  )
}
