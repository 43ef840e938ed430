/**
 * Finds the numbers in a text that a reader could quote: digits, and words up to twenty. Ordinary language is no number
 * ("one of the most", "two-way"), and neither are names that hold digits (M1, 2.0, Gen-3) nor the number of a heading.
 */

/** A number in a text. */
export interface FoundNumber {
  /** As it stands there, with its sign, currency and unit: `US$78.53`, `about`-less, `six`. */
  text: string
  /** Where it begins, counted from 0. */
  index: number
  /** What it amounts to, where that is one number. */
  value?: number
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

const currency = '(?:[A-Z]{0,3}[$€£¥]\\s?)'
const digits = '\\d+(?:[,.\\u00a0\\u202f ]\\d{3})*(?:[.,:/]\\d+)*'
const suffix = '(?:\\s?%|[KMB]\\b|st\\b|nd\\b|rd\\b|th\\b|\\+)*'
/** Digits with what belongs to them; a letter, digit or hyphenated name before them makes them part of a name. */
const digitPattern = new RegExp(`(?<![\\p{L}\\p{N}_]|\\p{L}[-‑.])[-+−]?${currency}?${digits}${suffix}`, 'gu')

/** Names that look like numbers: versions (2.0, 1.2.3), standards (ISO 8601), and things like 3D or 4G. */
const names: readonly RegExp[] = [/^\d+\.0$/, /^\d+\.\d+\.\d+$/]
const nameBefore = /(?:\b(?:ISO|RFC|WCAG|HTTP|HTTPS|IPv|Web|Level|version|v|Article|Art\.|Section|Chapter)\s)$/i
const nameAfter = /^(?:D|G)\b/

const wordPattern = new RegExp(`(?<![\\p{L}\\p{N}_'’-])(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'giu')

/** Nouns of time and amount: with one of them even `one` is a number that a reader could quote. */
const measures =
  'years?|months?|weeks?|days?|hours?|minutes?|seconds?|quarters?|times|percent|per cent|percentage|hundred|thousand|million|billion|dozen|dollars?|euros?|pounds?|cents?|kilometres?|kilograms?'

/** What may follow a number word after a hyphen without making it a number to quote: `two-way`, `one-off`. */
const compounds =
  /^-(?:way|sided?|handed|dimensional|faced|fold|factor|tone|piece|liner|off|stop|size|sizes|to|on|time|track|by|nil|sum|party|horse|click|world|man|woman|person|part|star|edged|pronged|speed|tier|tiered|in|up|page|half)(?![\p{L}])/iu

/** Turns of phrase with a number word in them that count nothing. */
const idioms: readonly RegExp[] = [
  /\b(?:one or two|a thing or two|in two minds|two and two|takes two|two cents|two birds|a day or two|a word or two|two sides of the (?:same )?coin|best of two worlds|second to none)\b/giu,
  /\b(?:of|between|among|the|these|those|both|all|other|first|last|next|past|any|every|only|and|or) (?:two|three)(?= (?:of (?:them|us|you)|together|apart|alike|differ|agree|meet|sides|worlds)\b|[,.;:!?)]|$)/giu,
  /\b(?:ground|square|year|day|from|net|patient|sub-|absolute) zero\b/giu,
  /\bzero(?= (?:in|tolerance|hour|point)\b|-)/giu,
  /\b(?:cloud nine|nine to five|on all fours|six feet under|at sixes and sevens|ten to one|back to square one|one plus one)\b/giu,
]

/** Finds the numbers in a text, in their order. */
export function findNumbers(text: string): FoundNumber[] {
  const idle = idioms.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: phrase, index }) => [index, index + phrase.length] as const),
  )
  const isIdle = (index: number) => idle.some(([from, to]) => index >= from && index < to)
  return [...findDigits(text), ...findWords(text).filter(({ index }) => !isIdle(index))].sort(
    (a, b) => a.index - b.index,
  )
}

/** Finds the numbers that are written in digits, in their order. */
export function findDigits(text: string): FoundNumber[] {
  return [...text.matchAll(digitPattern)].flatMap((match) => {
    const found = match[0]
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + found.length)
    const isName = names.some((name) => name.test(found)) || nameAfter.test(after) || nameBefore.test(before)
    if (isName) return []
    const plain = Number(found.replace(/[^\d.]/g, ''))
    return [{ text: found.trim(), index: match.index, ...(Number.isFinite(plain) && { value: plain }) }]
  })
}

function findWords(text: string): FoundNumber[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const found = match[0]
    const value = words.indexOf(found.toLowerCase())
    const after = text.slice(match.index + found.length)
    if (compounds.test(after)) return []
    if (value === 1 && !isMeasuredOne(text.slice(0, match.index), after)) return []
    return [{ text: found, index: match.index, value }]
  })
}

/** Whether `one` counts something: `one year`, `one in five`, `one-month`; not `one day`, `one of them`, `no one`. */
function isMeasuredOne(before: string, after: string): boolean {
  if (
    /\b(?:no|any|every|some|each|this|that|which|the|another|not)\s$/iu.test(before) &&
    !/^\s(?:million|billion)/u.test(after)
  )
    return false
  if (/^\s(?:day|time|another|by|of|or|third way)\b/iu.test(after)) return false
  if (/^\s(?:in|out of)\s(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b)/iu.test(after))
    return true
  return new RegExp(`^[\\s-](?:${measures})\\b`, 'iu').test(after)
}
