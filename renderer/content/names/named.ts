import type { CollectionName } from '../kinds/collections.ts'
import { collectionOf } from '../kinds/routes.ts'

/** A content file with its current or former name. */
export interface Named {
  kind: CollectionName
  id: string
  /** The current name of its file, if it is different. */
  now?: string
  /** The names of all files of the kind: an anchor of a section may begin with those of several. */
  siblings?: readonly string[]
}

/** The word for a file of a kind in commands: `pilot`. */
export function wordFor(kind: CollectionName): string {
  return collectionOf(kind).one ?? kind
}
