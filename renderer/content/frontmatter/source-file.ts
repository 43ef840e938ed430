import type { Location } from '../problems/problem.ts'

/** A path into the frontmatter: `['milestones', 2, 'deadline']`. */
export type Path = readonly (string | number)[]

/** A YAML mapping with the places of its nodes. */
export interface YamlFields {
  fields: Record<string, unknown>
  /** The place of the value at a path, or of the nearest thing around it; `key` asks for the key's own place. */
  locate: (path: Path, part?: 'value' | 'key') => Location
  /** The place of a character within the text at a path; in a text over several lines, the place of the text. */
  locateWithin: (path: Path, index: number) => Location
  /**
   * Lets go of the syntax tree, which takes twenty times the memory of the text. Places can still be asked for: the text is
   * then parsed again, once, unless it is one of the few that were read last.
   */
  release: () => void
}

/** A content file taken apart. */
export interface SourceFile extends YamlFields {
  file: string
  /** The text beneath the frontmatter. */
  body: string
  /** The line of the file that the body begins on. */
  bodyLine: number
}
