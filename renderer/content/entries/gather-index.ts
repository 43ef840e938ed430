import { posix } from 'node:path'
import { walkFolder } from '../../public-files/walk-folder.ts'
import { addressOf, listRoutes } from '../kinds/routes.ts'
import { createTermFinder, formsOf } from '../terms/terms.ts'
import { decode } from '../texts/decode.ts'
import { createAnchorFinder } from './anchors.ts'
import { type Entry, isDraft } from './entry.ts'
import type { ContentFiles } from './read-files.ts'
import { findRedirects, followRedirects } from './redirects.ts'
import type { Review } from './review-figures.ts'
import type { Content } from './site.ts'
import type { Index } from './site-index.ts'

/** Gathers what the texts that are shown may ask of the rest of the site. */
export function gatherIndex(
  { entries, phrases, terms: { terms } }: ContentFiles,
  { shown, settings, publicFolder }: { shown: readonly Entry[]; settings: Content['settings']; publicFolder: string },
  { figures, isUnreviewed }: Review,
): Index {
  const drafts = new Map(listRoutes(entries.filter(isDraft)).map(({ path, file }) => [path, file]))
  const titles = new Map(entries.map(({ kind, id, data }) => [addressOf(kind, id), String(data.title)]))
  const publicFiles = new Set(walkFolder(publicFolder).files.map((name) => `/${name}`))
  const termOf = createTermFinder(terms)
  const inTexts = {
    figures,
    meaningOf: (words: string) => termOf(words)?.meaning,
    email: settings.data.email.address,
    website: settings.data.url,
  }
  return {
    ...{ ...inTexts, phrases, isUnreviewed },
    draftAt: (path) => drafts.get(path),
    anchorsOf: createAnchorFinder(entries, inTexts),
    routes: new Set(listRoutes(shown).map(({ path }) => path)),
    leadsTo: followRedirects(findRedirects(shown)),
    publicFiles,
    isPublicFile: (path) => publicFiles.has(posix.normalize(decode(path) ?? '')),
    categoriesIn: (list) => ({ names: settings.data.categories[list], file: settings.file }),
    termNames: terms.flatMap(formsOf),
    titleOf: (path) => titles.get(path),
    siteName: settings.data.name,
  }
}
