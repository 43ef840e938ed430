import { isFileBelow, namesBelow } from '../files/file-access.ts'
import type { Redirect } from '../kinds/redirect.ts'
import { addressOf } from '../kinds/routes.ts'
import { createTermFinder, formsOf } from '../terms/terms.ts'
import { createAnchorFinder } from './anchors.ts'
import type { DividedFiles } from './divide-files.ts'
import { followRedirects } from './redirects.ts'
import type { Review } from './review-figures.ts'
import type { Index } from './site-index.ts'

/** Gathers what published texts may ask of the rest of the site. */
export function gatherIndex(
  { entries, content: { settings }, phrases, terms: { terms }, routes, draftAt }: DividedFiles,
  { figures, isUnreviewed }: Review,
  { redirects, publicFolder }: { redirects: readonly Redirect[]; publicFolder: string },
): Index {
  const titles = new Map(entries.map(({ kind, id, data }) => [addressOf(kind, id), String(data.title)]))
  const termOf = createTermFinder(terms)
  return {
    ...{ figures, phrases, isUnreviewed, draftAt },
    anchorsOf: createAnchorFinder(entries, figures),
    routes: new Set(routes.map(({ path }) => path)),
    leadsTo: followRedirects(redirects),
    isPublicFile: (path) => isFileBelow(publicFolder, path),
    publicNamesIn: (folder) => namesBelow(publicFolder, folder),
    categoriesIn: (list) => ({ names: settings.data.categories[list], file: settings.file }),
    meaningOf: (words) => termOf(words)?.meaning,
    termNames: terms.flatMap(formsOf),
    titleOf: (path) => titles.get(path),
    siteName: settings.data.name,
    email: settings.data.email.address,
    website: settings.data.url,
  }
}
