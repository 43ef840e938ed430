import type { FoundFile } from '../files/files.ts'
import { listRoutes } from '../kinds/routes.ts'
import { isDraft } from './entry.ts'
import type { ReadFiles } from './read-files.ts'

/** Which files are part of the site, and which are drafts. */
export type Publication = ReturnType<typeof tellDrafts>

/** Tells drafts from what is published. */
export function tellDrafts(
  { files, entries }: ReadFiles,
  { today, includeDrafts = false }: { today: string; includeDrafts?: boolean },
) {
  const drafts = entries.filter((entry) => isDraft(entry, today))
  const paths = new Set(drafts.map(({ path }) => path))
  const isDraftFile = ({ path }: Pick<FoundFile, 'path'>) => paths.has(path)
  const published = entries.filter((entry) => !isDraftFile(entry))
  const publishedIds = new Set(published.map(({ id }) => id))
  const draftIds = new Set(drafts.map(({ id }) => id))
  const pages = new Map(listRoutes(drafts).map(({ path, file }) => [path, file]))
  return {
    published,
    /** The entries that are part of the site: the published ones, and in the live preview drafts. */
    shown: includeDrafts ? entries : published,
    routes: listRoutes(files.filter((file) => includeDrafts || !isDraftFile(file))),
    isDraftFile,
    /** Whether an id is that of a draft alone. */
    isDraftId: (id: string) => draftIds.has(id) && !publishedIds.has(id),
    /** The file of a draft, by the address that its page will have. */
    draftAt: (path: string) => pages.get(path),
  }
}
