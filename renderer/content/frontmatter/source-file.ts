import type { SoundYaml } from './read-yaml.ts'

/** A content file taken apart: its fields as they are written, and the text below them. */
export interface FileParts extends Pick<SoundYaml, 'fields'> {
  file: string
  body: string
}

/** A content file that was taken apart just now, with its text, whose line endings are plain. */
export interface SourceFile extends FileParts, SoundYaml {
  text: string
}
