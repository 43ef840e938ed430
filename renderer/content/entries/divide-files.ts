import { listRoutes } from '../kinds/routes.ts'
import { assembleContent } from './assemble.ts'
import { type Entry, isDraft } from './entry.ts'
import type { ContentFiles } from './read-files.ts'

/** The files, with what is part of the site and what is a draft. */
export type DividedFiles = ReturnType<typeof divideFiles>

/** Tells drafts from what is published. */
export function divideFiles(read: ContentFiles, { includeDrafts = false }: { includeDrafts?: boolean }) {
  const { entries } = read
  const drafts = entries.filter(isDraft)
  const published = entries.filter((entry) => !isDraft(entry))
  const shown: readonly Entry[] = includeDrafts ? entries : published
  const publishedIds = new Set(published.map(({ id }) => id))
  const draftIds = new Set(drafts.map(({ id }) => id))
  const pages = new Map(listRoutes(drafts).map(({ path, file }) => [path, file]))
  return {
    ...read,
    published,
    /** What is published, in its places; its texts are not rendered yet. */
    content: assembleContent(published),
    /** The entries that are part of the site, the published ones, and in the live preview drafts, and their pages. */
    ...{ shown, routes: listRoutes(shown) },
    /** Whether an id, such as `clean-water`, is that of a draft, and of nothing that is published. */
    isDraftId: (id: string) => draftIds.has(id) && !publishedIds.has(id),
    /** The file of a draft, by the address that its page will have. */
    draftAt: (path: string) => pages.get(path),
  }
}
