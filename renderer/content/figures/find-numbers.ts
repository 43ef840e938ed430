import { numberAmount, numberPattern } from './digits.ts'
import { wordAmount, wordPattern } from './number-words.ts'

/** A number in a text. */
export interface FoundNumber {
  /** As it is written, with its sign, currency, percent sign, scale, clock or date: `US$91.35`, `six`, `1 July`. */
  text: string
  /** Where it begins, counted from 0. */
  index: number
  /** What it amounts to, where that is one number. */
  value?: number
  /** Whether it is written as a word. */
  isWord: boolean
}

/** Takes the place of what is not a text's own words: a reference, code, an address. */
export const gap = '\uFFFC'

/**
 * Finds the numbers in a text, in their order: whatever holds a digit, and every word for a number but `one` and `first`.
 * Whether a number is ordinary language (`two-way`, `COVID-19`) the phrases of the content tell, see `phrases.ts`; here
 * nothing is guessed. Addresses and names of files are passed over.
 */
export function findNumbers(text: string): FoundNumber[] {
  if (!mayHoldNumbers(text)) return []
  // One sort of space, hyphen and apostrophe. Every character keeps its place.
  const plain = text
    .replace(/[^\S ]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[’ʼ]/g, "'")
  const prose = mayHoldAddress.test(plain)
    ? plain.replace(/[^ ]+/g, (word) => (isAddress.test(word) ? gap.repeat(word.length) : word))
    : plain
  // Each pattern tries much at every character, so it is left out where it can find nothing.
  const hasDigits = anyDigit.test(prose)
  const inDigits = hasDigits ? [...prose.matchAll(numberPattern)].map((match) => found(match, numberAmount, false)) : []
  const words = hasDigits ? prose.replace(numberPattern, (number) => gap.repeat(number.length)) : prose
  const inWords = likeWords.test(words)
    ? [...words.matchAll(wordPattern)].map((match) => found(match, wordAmount, true))
    : []
  return [...inDigits, ...inWords]
    .sort((a, b) => a.index - b.index)
    .map((number) => ({ ...number, text: text.slice(number.index, number.index + number.text.length) }))
}

/** Web addresses, those of mail, and names of files. */
const mayHoldAddress = /[.@:]/
const isAddress = /https?:\/\/|^www\.|^mailto:|^[^@]+@[^@.]+\.[^@]+$|\.(?:jpe?g|png|gif|webp|avif|svg|pdf)\W?$/i

/** Whether a text may hold a number: most do not, and seeing that is many times quicker than finding it. */
export function mayHoldNumbers(text: string): boolean {
  return anyDigit.test(text) || likeWords.test(text)
}

const anyDigit = /\p{N}/u

/** How words for numbers begin; few others do. Case folding takes the long s, `ſ`, for an s as well. */
const likeWords =
  /\b(?:two|twi|twe|thr|thir|four|fort|five|fif|six|seven|eight|nin|ten|elev|hundred|thousand|[mb]illion|trillion|dozen|zero|hal[fv]|quarter|second|doubl|tripl|trebl|quadrupl|one[^a-z](?:per|point))|\u017F/i

function found(
  { 0: text, index }: RegExpExecArray,
  amountOf: (text: string) => number | undefined,
  isWord: boolean,
): FoundNumber {
  const value = amountOf(text)
  return { text, index, isWord, ...(value !== undefined && { value }) }
}
