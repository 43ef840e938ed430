import type { CollectionName } from '../kinds/collections.ts'
import { collectionOf } from '../kinds/routes.ts'

/** A content file by a name that others know it by: the one that it has, or had. */
export interface Named {
  kind: CollectionName
  id: string
  /** What its file is called now, where that is something else. */
  now?: string
  /** The names of all files of the kind: an anchor of a section may begin with those of several. */
  siblings?: readonly string[]
}

/** The word for a file of a kind, as commands take it: `pilot`. */
export function wordFor(kind: CollectionName): string {
  return collectionOf(kind).one ?? kind
}
