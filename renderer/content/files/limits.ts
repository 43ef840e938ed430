/** Limits on a content file: parsers take quadratic time for deep nesting and long lines, so more is refused before. */
export const limits = {
  /** Characters of a content file: ten thousand words, as the longest articles of magazines have them. */
  fileSize: 64_000,
  /** Characters of the ledger: that of ten thousand pages has a third of it. */
  ledgerSize: 30_000_000,
  /** Characters of a text: between two empty lines, or of one value in the frontmatter. */
  textLength: 10_000,
  /** Markdown's special characters in a text; a table row counts at least as many as its head. */
  marks: 1000,
  /** How deep parts may be nested: far deeper than anybody can read. */
  nesting: 50,
  /** References to named values (`*name`) in YAML. */
  aliases: 20,
  /** Problems of one severity that are reported for a file, and errors of the YAML parser that are examined. */
  problems: 100,
} as const
