import type { FoundFile } from '../files/files.ts'
import { listRoutes, type Route } from '../kinds/routes.ts'
import { isDraft, type ReadEntry } from './entry.ts'
import type { ReadFiles } from './read-files.ts'

/** Which files are part of the site, and which are drafts. */
export interface Publication {
  published: readonly ReadEntry[]
  /** The entries that are part of the site: the published ones, and in the live preview drafts. */
  shown: readonly ReadEntry[]
  routes: Route[]
  isDraftFile: (file: Pick<FoundFile, 'path'>) => boolean
  /** Whether an id is that of a draft alone. */
  isDraftId: (id: string) => boolean
  /** The file of a draft, by the address that its page will have. */
  draftAt: (path: string) => string | undefined
}

/** Tells drafts from what is published. */
export function tellDrafts(
  { files, entries }: ReadFiles,
  { today, includeDrafts = false }: { today: string; includeDrafts?: boolean },
): Publication {
  const drafts = entries.filter((entry) => isDraft(entry, today))
  const paths = new Set(drafts.map(({ path }) => path))
  const isDraftFile = ({ path }: Pick<FoundFile, 'path'>) => paths.has(path)
  const published = entries.filter((entry) => !isDraftFile(entry))
  const publishedIds = new Set(published.map(({ id }) => id))
  const draftIds = new Set(drafts.map(({ id }) => id))
  const pages = new Map(listRoutes(drafts).map(({ path, file }) => [path, file]))
  return {
    published,
    shown: includeDrafts ? entries : published,
    routes: listRoutes(files.filter((file) => includeDrafts || !isDraftFile(file))),
    isDraftFile,
    isDraftId: (id) => draftIds.has(id) && !publishedIds.has(id),
    draftAt: (path) => pages.get(path),
  }
}
