import type { Figure } from '../figures/figure.ts'
import type { HeadingWords } from '../markdown/heading-ids.ts'

/** What a file names of other files and of the site, each once and as it is written. */
export interface Mentions {
  /** The ids of figures, those of the file itself too. */
  figures: readonly string[]
  /** The addresses of links and pictures. */
  addresses: readonly string[]
  /** The addresses of the pictures alone. */
  pictures: readonly string[]
  /** The words that the text marks as terms. */
  terms: readonly string[]
}

/** What a content file says, by its path and text alone. It is plain data, which a manifest can keep. */
export interface ParsedEntry {
  /** Its fields, as the schema of its kind has them. */
  data: Readonly<Record<string, unknown>>
  /** The figures of its fields. */
  figures: readonly Figure[]
  /** The headings of its text. */
  headings: readonly HeadingWords[]
  mentions: Mentions
  /** The number of figures that are shown within its texts. */
  references: number
  /** The number of its placeholders, which a release refuses. */
  placeholders: number
  /** The key under which its text was checked before, if nothing was wrong with it. */
  checkedUnder?: string
}
