import { findDigits } from './digits.ts'
import { findNumberWords } from './number-words.ts'

/** A number in a text. */
export interface FoundNumber {
  /** As it stands there, with its sign, currency, percent sign, scale, clock or date: `US$78.53`, `six`, `1 July`. */
  text: string
  /** Where it begins, counted from 0. */
  index: number
  /** What it amounts to, where that is one number. */
  value?: number
  /** Whether it is written as a word. */
  isWord: boolean
}

/** What stands where a text holds something that is not its own words: a reference, code, an address. */
export const blank = '\uFFFC'

/**
 * Finds the numbers in a text that a reader could quote, in their order: counts, amounts, shares, ages, ranks, dates and
 * times, in digits or in words. Ordinary language is no number ("one of the most", "two-way", "24/7"), and neither are
 * names and labels that hold digits (M1, Web 2.0, COVID-19, Article 6). The policy in full stands, with hundreds of
 * examples, in `testing/number-corpus.ts`.
 *
 * Time and memory grow with the length of the text: a number is judged by the few dozen characters around it.
 */
export function findNumbers(text: string): FoundNumber[] {
  const prose = plain(text)
  return [
    ...findDigits(prose).map((found) => ({ ...found, isWord: false })),
    ...findNumberWords(prose).map((found) => ({ ...found, isWord: true })),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({ length, ...found }) => ({ ...found, text: text.slice(found.index, found.index + length) }))
}

/**
 * The text with one sort of blank, hyphen and apostrophe, and with addresses and telephone numbers blanked out. Every
 * character keeps its place.
 */
function plain(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .replace(/[^ ]+/g, blankAddress)
    .replace(/(?<![\p{L}\p{N}+])\+\d{1,3}(?:[ .-]\(?\d{1,5}\)?){2,7}(?![\d,])/gu, blankTelephone)
    .replace(/\b[A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,4})?\b/g, blankOut)
    .replace(/(?<![\p{L}\p{N}.,:/-])0\d{2,4}(?: \d{2,4}){1,4}(?![\d,])/gu, blankOut)
    .replace(/\b(?:tel|phone|telephone|call|fax|mobile|whatsapp)\b[.:]? (?=[+0(])[\d() -]{6,24}/gi, blankOut)
}

function blankAddress(word: string): string {
  const start = /https?:\/\/|www\.|[a-z0-9-]\.[a-z]{2,6}\//i.exec(word.slice(0, 200))
  return start ? word.slice(0, start.index) + blankOut(word.slice(start.index)) : word
}

/** `+10 000 000` is a number; anything else in groups after a plus is a telephone number. */
function blankTelephone(number: string): string {
  return /^\+\d{1,3}(?: \d{3})+$/.test(number) ? number : blankOut(number)
}

function blankOut(text: string): string {
  return blank.repeat(text.length)
}
