import { type CollectionName, type SingleName, singles } from './collections.ts'

/** The kind of a content file: its collection, or the name of a single file. */
export type ContentKind = CollectionName | SingleName

/** A page of the site that is rendered. */
export interface Route {
  /** Its address: `/`, `/pilot/givify`. */
  path: string
  /** The content file that it is made from. */
  file: string
}

/** Old addresses and where they lead now. */
export const redirects = [{ from: '/index.php/innovation-in-fundraising-summit/', to: '/nominate-beacon' }] as const

/** The address of an article. */
export function articlePath(id: string): string {
  return `/article/${id}`
}

/** The address of a pilot's case study. */
export function pilotPath(id: string): string {
  return `/pilot/${id}`
}

/** The one list of the site's pages: whatever content file has an address, in the order of the files. */
export function listRoutes(files: readonly { kind: ContentKind; id: string; file: string }[]): Route[] {
  return files.flatMap(({ kind, id, file }) => {
    const path = addressOf(kind, id)
    return path ? [{ path, file }] : []
  })
}

/** The address of the page that a content file is shown on; leaders, partners and settings have none of their own. */
export function pageOf(kind: ContentKind, id: string): string | undefined {
  return kind === 'policy' ? singles.privacy.path : addressOf(kind, id)
}

/** The address of the page that is made from a content file. */
export function addressOf(kind: ContentKind, id: string): string | undefined {
  if (kind === 'articles') return articlePath(id)
  if (kind === 'pilots') return pilotPath(id)
  const single = Object.entries(singles).find(([name]) => name === kind)?.[1]
  return single && 'path' in single ? single.path : undefined
}
