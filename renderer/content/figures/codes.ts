/** What stands where a text holds something that is not its own words: a reference, code, an address. */
export const blank = '\uFFFC'

const telephone = /(?<![\p{L}\p{N}+])\+\d{1,3}(?:[ .-]\(?\d{1,5}\)?){2,7}(?![\d,])/gu

/** What is written in digits and can only be an address, a telephone number or a code; its digits amount to nothing. */
const codes: readonly RegExp[] = [
  // IBAN, British and other tax numbers in groups
  /\b[A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,4})?\b/g,
  /\b(?:VAT|tax|ABN|UID)\b[^\d]{0,12}(?<![\d.,])\d{2,3}(?:[ .]\d{3,4}){1,3}(?: \d{2})?(?![\d,])/gi,
  // Telephone numbers
  /(?<![\p{L}\p{N}.,:/-])0\d{2,4}(?: \d{2,4}){1,4}(?![\d,])/gu,
  /\b(?:tel|phone|telephone|call|fax|mobile|whatsapp)\b[.:]? (?=[+0(])[\d() -]{6,24}/gi,
  /(?<![\p{N}(])\(\d{3}\) \d{3}-\d{4}(?!\d)/gu,
  /\b(?:dial|(?:text|sms) [A-Z]{2,} to|(?:call|ring|text|dial)(?: us)?(?: on)?(?= \d{3}[.,;:!?)]| {1,2}\d{3}$)) \d{3,6}(?![\p{L}\p{N}]|[.,]\p{N})/giu,
  // Postal codes of the United States, numeric addresses, UUIDs
  /(?<=, [A-Z]{2} )\d{5}(?:-\d{4})?(?![\p{N},])/gu,
  /(?<![\p{N}.,])(?!\d{1,3}(?:\.\d{3})+(?!\d))\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}]|\.\p{N})/gu,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  // DOI, versions such as v2.1.3
  /\b10\.\d{4,9}\/[^ ]+/g,
  /(?<![\p{L}\p{N}])v\d+(?:\.\d+)*/gu,
  /\bsort code\b[^\d]{0,6}\d\d-\d\d-\d\d(?![\d-])/gi,
  /\bflight [A-Z\d]{2} ?\d{1,4}(?![\d,.])/gi,
  // American tax numbers; whatever begins with a nought and goes on
  /(?<![\p{L}\p{N}.,–-])\d{2}-\d{7}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,:'/–-])0\d{3,}(?![\p{L}\p{N}]|[.,:/-]\p{N})/gu,
]

/**
 * Blanks addresses, telephone numbers and codes out of a text. Every character keeps its place.
 *
 * @param prose the text, with one sort of blank, hyphen and apostrophe
 */
export function blankCodes(prose: string): string {
  const words = /\/|www\./i.test(prose) ? prose.replace(/[^ ]+/g, blankAddress) : prose
  if (!/\d/.test(words)) return words
  const called = words.includes('+') ? words.replace(telephone, blankTelephone) : words
  return blankEnumeration(
    codes.reduce((text, code) => text.replace(code, blankOut), called).replace(hyphenated, blankHyphenated),
  )
}

/** Two hyphens and more, but for dates: ISBN, 1-800-555-0199. */
const hyphenated =
  /(?<![\p{L}\p{N}.,–-])(?!\d{4}-[01]\d-[0-3]\d(?!\d)|[0-3]?\d-[0-3]?\d-(?:\d{4}|\d{2})(?!\d|-))\d{1,5}(?:-\d{1,7}){2,5}(?:-[\dX])?(?![\p{L}\p{N}])/gu

/** A code has seven digits or more, in groups of different lengths; `rows of 4-4-6` and `100-200-300` count. */
function blankHyphenated(number: string): string {
  const lengths = number.split('-').map((group) => group.length)
  const isCode = new Set(lengths).size > 1 && lengths.reduce((sum, length) => sum + length, 0) >= 7
  return isCode ? blankOut(number) : number
}

/** The numbers of a list within a sentence: `it has two steps: (1) ask, and (2) listen`. */
function blankEnumeration(prose: string): string {
  if (!/(?<!\p{N})1\)/u.test(prose)) return prose
  let expected = 1
  const marks: number[] = []
  for (const { 0: mark, 1: number, index } of prose.matchAll(
    /(?<=^|[.:;,—–] |\b(?:and|or) )\(?(\d{1,2})\)(?= \p{L})/gu,
  )) {
    if (Number(number) !== expected) continue
    marks.push(index + mark.indexOf(number ?? ''))
    expected += 1
  }
  if (marks.length < 2) return prose
  return marks.reduce((text, index, item) => {
    const { length } = String(item + 1)
    return text.slice(0, index) + blank.repeat(length) + text.slice(index + length)
  }, prose)
}

function blankAddress(word: string): string {
  const start = /https?:\/\/|www\.|[a-z0-9-]\.[a-z]{2,6}\//i.exec(word.slice(0, 200))
  return start ? word.slice(0, start.index) + blankOut(word.slice(start.index)) : word
}

/** `+10 000 000` and `+1.500.000` are numbers; anything else in groups after a plus is a telephone number. */
function blankTelephone(number: string): string {
  return /^\+\d{1,3}(?:(?: \d{3})+|(?:\.\d{3})+)$/.test(number) ? number : blankOut(number)
}

function blankOut(text: string): string {
  return blank.repeat(text.length)
}
