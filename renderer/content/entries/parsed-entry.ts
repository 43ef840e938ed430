import type { Figure } from '../figures/figure.ts'
import type { mentionsIn } from '../rules/mentions.ts'

/** What a content file says, by its path and text alone. It is plain data, which a manifest can keep. */
export interface ParsedEntry {
  /** Its fields, as the schema of its kind has them. */
  data: Readonly<Record<string, unknown>>
  figures: readonly Figure[]
  mentions: ReturnType<typeof mentionsIn>
  /** The number of figures that are shown within its texts. */
  references: number
  /** The number of its placeholders, which a release refuses. */
  placeholders: number
}
