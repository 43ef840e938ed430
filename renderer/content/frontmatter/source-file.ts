import type { Fields } from '../schemas/roles.ts'
import type { YamlTree } from './yaml-tree.ts'

/** A content file taken apart. */
export interface SourceFile {
  file: string
  /** The whole of it, with plain line endings. */
  text: string
  /** The fields as they are written. */
  fields: Fields
  /** What they were read from, with the place of each. */
  yaml: YamlTree
  /** The text below them. */
  body: string
}
