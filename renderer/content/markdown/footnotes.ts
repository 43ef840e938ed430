/** The mark of a footnote, in a sentence and before the note: `[^1]`. Footnotes are not supported. */
export const footnoteMark = /\[\^[^[\]\s]+\]/g

/** Whether a link, or its address, was meant as a footnote: the parser reads a note of one word as an address. */
export function isFootnote({ identifier }: { identifier: string }): boolean {
  return identifier.startsWith('^')
}
