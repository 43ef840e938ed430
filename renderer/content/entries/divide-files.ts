import { listRoutes, type Route } from '../kinds/routes.ts'
import { assembleContent } from './assemble.ts'
import { type Entry, isDraft } from './entry.ts'
import type { ContentFiles } from './read-files.ts'
import type { Content } from './site.ts'

/** The files, with what is part of the site and what is a draft. */
export interface DividedFiles extends ContentFiles {
  /** What is published; its texts are not rendered yet. */
  content: Content
  /** The entries that are part of the site: the published ones, and in the live preview drafts. */
  shown: readonly Entry[]
  /** Their pages. */
  routes: readonly Route[]
  /** Whether an id, such as `clean-water`, is that of a draft, and of nothing that is published. */
  isDraftId: (id: string) => boolean
  /** The file of a draft, by the address that its page will have. */
  draftAt: (path: string) => string | undefined
}

/** Tells drafts from what is published. */
export function divideFiles(read: ContentFiles, { includeDrafts = false }: { includeDrafts?: boolean }): DividedFiles {
  const { entries } = read
  const drafts = entries.filter(isDraft)
  const published = entries.filter((entry) => !isDraft(entry))
  const shown = includeDrafts ? entries : published
  const publishedIds = new Set(published.map(({ id }) => id))
  const draftIds = new Set(drafts.map(({ id }) => id))
  const pages = new Map(listRoutes(drafts).map(({ path, file }) => [path, file]))
  return {
    ...read,
    content: assembleContent(published),
    ...{ shown, routes: listRoutes(shown) },
    isDraftId: (id) => draftIds.has(id) && !publishedIds.has(id),
    draftAt: (path) => pages.get(path),
  }
}
