/** The placeholder text of a new file. The check counts it, and a release refuses it. */
export const standInText = 'To be written'

/** The start of a text that speaks for somebody who has not agreed to it yet: visitors see that it is a draft. */
export const unconfirmedText = 'To be confirmed'

/** What only others know, within a sentence: `[period: to be confirmed]`. */
export const unconfirmedMark = /\[[^[\]<>]*\bto\s+be\s+confirmed\]/gi

/** Whether a text waits for somebody's consent; its first words may be emphasised. */
export function isUnconfirmed(text: string): boolean {
  return text.replace(/^[*_]+/, '').startsWith(unconfirmedText)
}

/** Whether a text still waits for its writer. */
export function isStandIn(text: string): boolean {
  return text.startsWith(standInText)
}
