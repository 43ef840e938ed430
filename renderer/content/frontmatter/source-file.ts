import type { Location } from '../problems/problem.ts'

/** A path into the frontmatter: `['milestones', 2, 'deadline']`. */
export type Path = readonly (string | number)[]

/** The positions of the nodes of a YAML mapping. */
export interface Places {
  /** The position of the value at a path, or of the nearest node around it; `key` is for the key itself. */
  locate: (path: Path, part?: 'value' | 'key') => Location
  /** The position of a character within the text at a path; for a text over several lines, the position of the text. */
  locateWithin: (path: Path, index: number) => Location
  /**
   * Releases the syntax tree, which takes twenty times the memory of the text. Looking up a position afterwards parses
   * the text again, once, unless it is one of the few that were read last.
   */
  release: () => void
}

/** A YAML mapping with the positions of its nodes. */
export interface YamlFields extends Places {
  fields: Record<string, unknown>
}

/** The text of a content file, below its frontmatter. */
export interface Body {
  file: string
  body: string
  /** The line of the file that the body begins on. */
  bodyLine: number
}

/** A content file taken apart. */
export interface SourceFile extends YamlFields, Body {}
