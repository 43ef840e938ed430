import { gap } from './find-numbers.ts'

/**
 * Puts a gap for the number that a heading begins with, which is part of its name and counts nothing: `01. Subscriber Goal`, `2) Title`.
 * Three digits are no such number, and neither is one before a colon: `900. People`, `900: people`.
 *
 * @returns the text, in which every character keeps its place
 */
export function blankHeadingNumber(text: string): string {
  return text.replace(/^\s*(?:\d{1,2}[.)]|0\d)(?=\s)/, (number) => gap.repeat(number.length))
}
