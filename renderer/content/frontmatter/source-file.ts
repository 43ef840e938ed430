import type { SoundYaml } from './read-yaml.ts'

/** The text of a content file, below its fields. */
export interface Body {
  file: string
  body: string
}

/** The fields of a content file as they are written, and the text below them. */
export type FileParts = Omit<SourceFile, 'text' | 'tree'>

/** A content file taken apart. */
export interface SourceFile extends Body, SoundYaml {
  /** The whole file, with plain line endings: every place is looked up in it. */
  text: string
}
