/** The mark of a footnote, in a sentence and before the note: `[^1]`. There are none here, and the parser knows none. */
export const footnoteMark = /\[\^[^[\]\s]+\]/g

/** Whether a link, or the address of one, was meant as a footnote: the parser takes a note of one word for an address. */
export function isFootnote({ identifier }: { identifier: string }): boolean {
  return identifier.startsWith('^')
}
