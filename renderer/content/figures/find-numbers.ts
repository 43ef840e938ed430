import { lookOf, mayLookOther } from '../texts/look-of.ts'
import { numberPattern } from './digits.ts'
import { wordPattern } from './number-words.ts'

export interface FoundNumber {
  /** As it is written, with its sign, currency, percent sign, scale, clock or date: `US$91.35`, `six`, `1 July`. */
  text: string
  index: number
}

/** Replaces everything that is not the text's own words: a reference, code, an address. */
export const gap = '\uFFFC'

/** Finds the numbers in a text, in order: all with a digit, and every word for a number but `one` and `first`. */
export function findNumbers(text: string): FoundNumber[] {
  if (!mayHoldNumbers(text)) return []
  const { look, placeOf } = lookOf(text)
  const prose = mayHoldAddress.test(look)
    ? look.replace(/[^ ]+/g, (word) => (isAddress.test(word) ? gap.repeat(word.length) : word))
    : look
  const numbers: FoundNumber[] = []
  // Not matchAll, which copies the pattern each time: such a large one would be compiled again and again. It has no
  // groups, so the place of the number comes second.
  const collect = (pattern: RegExp, rest: string) =>
    rest.replace(pattern, (number, index: number) => {
      const start = placeOf(index)
      const written = text.slice(start, placeOf(index + number.length))
      numbers.push({ text: written, index: start })
      return gap.repeat(number.length)
    })
  // The patterns are slow at every character, so each is skipped if it cannot match.
  const words = anyDigit.test(prose) ? collect(numberPattern, prose) : prose
  if (likeWords.test(words)) collect(wordPattern, words)
  return numbers.sort((a, b) => a.index - b.index)
}

/** Web addresses, email addresses and file names. */
const mayHoldAddress = /[.@:]/
const isAddress =
  /https?:\/\/|^www\.|^mailto:|^[^@]+@[^@.]+\.[^@]+$|^\W?[a-z_][\w./-]*\.(?:jpe?g|png|gif|webp|avif|svg|pdf)\W?$/i

/** Whether a text may contain a number. Most do not, and this test is many times faster than the search. */
export function mayHoldNumbers(text: string): boolean {
  return anyDigit.test(text) || likeWords.test(text) || mayLookOther(text)
}

const anyDigit = /\p{N}|[IVX]{2}/u

/** How words for numbers begin; few others do. */
const likeWords =
  /\b(?:two|twi|twe|thr|thir|four|fort|five|fif|six|seven|eight|nin|ten|elev|hundred|thousand|[mb]illion|trillion|dozen|zero|hal[fv]|quarter|second|decade|score|doubl|tripl|trebl|(?:quadr|quint|sext|sept|oct)upl|one(?:[^a-z](?:per|point)|hun|tho|mil))/i

/**
 * Replaces the number at the start of a heading by gaps, since it counts nothing: `01. Subscriber Goal`, `2) Title`.
 * Any other stays: `07 donors`, `12. donors`, `900. People`, `900: people`.
 */
export function blankHeadingNumber(text: string): string {
  return text.replace(/^\s*\d{1,2}[.)](?=\s+[^\p{L}\p{N}]*\p{Lu})/u, (number) => gap.repeat(number.length))
}
