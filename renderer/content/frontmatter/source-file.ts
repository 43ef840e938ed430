import type { Fields } from '../schemas/roles.ts'

/** A content file taken apart. */
export interface SourceFile {
  file: string
  /** The whole of it, with plain line endings. */
  text: string
  /** The fields as they are written. */
  fields: Fields
  /** The text below them. */
  body: string
}
