/** The most characters of a text that a message quotes: more would bury the message. */
const longest = 80

/** A text as a message quotes it: cut if it is long, never within a character. */
export function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * longest + 2)]
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`
}
