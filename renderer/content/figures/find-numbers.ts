import { blankCodes } from './codes.ts'
import { findDigits, mayHoldDigits } from './digits.ts'
import { findNumberWords, mayHoldNumberWords } from './number-words.ts'

/** A number in a text. */
export interface FoundNumber {
  /** As it stands there, with its sign, currency, percent sign, scale, clock or date: `US$91.35`, `six`, `1 July`. */
  text: string
  /** Where it begins, counted from 0. */
  index: number
  /** What it amounts to, where that is one number. */
  value?: number
  /** Whether it is written as a word. */
  isWord: boolean
}

/**
 * Finds the numbers in a text that a reader could quote, in their order: counts, amounts, shares, ages, ranks, dates and
 * times, in digits or in words. Ordinary language is no number ("one of the most", "two-way", "24/7"), and neither are
 * names and labels that hold digits (M1, Web 2.0, COVID-19, Article 6). The policy in full stands, with hundreds of
 * examples, in `testing/number-corpus.ts`.
 *
 * Time and memory grow with the length of the text: a number is judged by the few dozen characters around it.
 */
export function findNumbers(text: string): FoundNumber[] {
  if (!mayHoldNumbers(text)) return []
  const prose = plain(text)
  return [
    ...findDigits(prose).map((found) => ({ ...found, isWord: false })),
    ...findNumberWords(prose).map((found) => ({ ...found, isWord: true })),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({ length, ...found }) => ({ ...found, text: text.slice(found.index, found.index + length) }))
}

/** Whether a text may hold a number: nearly all do not, and seeing that is many times quicker than judging numbers. */
export function mayHoldNumbers(text: string): boolean {
  return mayHoldDigits(text) || mayHoldNumberWords(text)
}

/**
 * The text with one sort of blank, hyphen and apostrophe, and without addresses and codes. Every character keeps its
 * place.
 */
function plain(text: string): string {
  const prose = text
    .replace(/[^\S ]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[’ʼ]/g, "'")
  return blankCodes(prose)
}
