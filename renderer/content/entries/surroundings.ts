import { isFileBelow, namesBelow } from '../files/file-access.ts'
import type { Redirect } from '../kinds/redirect.ts'
import { addressOf } from '../kinds/routes.ts'
import type { AnchorFinder, RuleContext } from '../rules/rule.ts'
import { createTermFinder, formsOf } from '../terms/terms.ts'
import type { DividedFiles } from './read-files.ts'
import { followRedirects } from './redirects.ts'
import type { Review } from './review.ts'

/** What checking and rendering one file asks of the rest of the site. */
export interface TextSurroundings extends RuleContext {
  email: string
  website: string
}

/** What published texts may ask, and what drafts may: what a draft refers to need not be published. */
export type Surroundings = Readonly<Record<'published' | 'draft', TextSurroundings>>

/** Gathers what a text may ask of the rest of the site. */
export function gatherSurroundings(
  { entries, content: { settings }, phrases, terms: { terms }, routes, draftAt }: DividedFiles,
  { figures, isUnreviewed, dueOn }: Review,
  others: { anchorsOf: AnchorFinder; redirects: readonly Redirect[]; publicFolder: string },
): Surroundings {
  const { anchorsOf, redirects, publicFolder } = others
  const titles = new Map(entries.map(({ kind, id, data }) => [addressOf(kind, id), String(data.title)]))
  const termOf = createTermFinder(terms)
  const published: TextSurroundings = {
    ...{ figures, phrases, isUnreviewed, dueOn, draftAt, anchorsOf },
    routes: new Set(routes.map(({ path }) => path)),
    leadsTo: followRedirects(redirects),
    isPublicFile: (path) => isFileBelow(publicFolder, path),
    publicNamesIn: (folder) => namesBelow(publicFolder, folder),
    categoriesIn: (list) => ({ names: settings.data.categories[list], file: settings.file }),
    meaningOf: (words) => termOf(words)?.meaning,
    termNames: terms.flatMap(formsOf),
    titleOf: (path) => titles.get(path),
    email: settings.data.email.address,
    website: settings.data.url,
  }
  return { published, draft: { ...published, isUnreviewed: () => false } }
}
