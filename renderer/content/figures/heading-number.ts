import { gap } from './find-numbers.ts'

/**
 * Replaces the number that a heading begins with by a gap, since it counts nothing: `01. Subscriber Goal`, `2) Title`.
 * Three digits, or a number before a colon, stay: `900. People`, `900: people`.
 *
 * @returns the text, with every character in its position
 */
export function blankHeadingNumber(text: string): string {
  return text.replace(/^\s*(?:\d{1,2}[.)]|0\d)(?=\s)/, (number) => gap.repeat(number.length))
}
