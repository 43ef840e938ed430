import { type Candidate, findQuotable, type Span } from './candidates.ts'
import { numberWords } from './format.ts'
import { measures } from './number-contexts.ts'
import { alternatives, isCompound, isHyphenated, isIdiom } from './ordinary-language.ts'
import { counts, isSubject } from './word-classes.ts'

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}
const parts = ['third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const end = "(?![\\p{L}\\p{N}_]|'s\\b)"
const digit = alternatives(numberWords.slice(1, 10))
const small = `(?:(?:${alternatives(tens)})-(?:${digit})|${alternatives([...tens, ...numberWords])})${end}`
const scale = `(?:${alternatives(Object.keys(scales))})${end}`
const fraction = `(?:thirds?|(?<!\\btwo[ -])quarters?(?! (?:in a row|ago|later|running|earlier)\\b)|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|half(?!-)|halves)${end}`
const tail = `(?: and a (?:half|quarter)${end}|[ -]${fraction}| o'clock${end}|(?: point (?:${digit})${end})?(?: per ?cent${end})?)`
const words = `${small}(?:[ -]${scale}(?: (?:and )?${small})?){0,4}${tail}`
const article = `(?:half a|a) ${scale}(?: ${scale})?(?: and ${small})?(?: per ?cent${end})?`
/** `a third of the donors`; `a second of` and `a half of` tell of other things. */
const part = `a (?:${alternatives(parts)})(?= of\\b)`
const pattern = new RegExp(`(?=[aefhnostz])(?<![\\p{L}\\p{N}_'])(?:${words}|${article}|${part})`, 'giu')
/** What every number begins with or holds. */
const likeWords = new RegExp(
  `(?<![\\p{L}\\p{N}_'])(?:${alternatives([...tens, ...numberWords])})|a\\s(?:${alternatives([...Object.keys(scales), ...parts])})`,
  'iu',
)

/** Whether a text, as it is written, may hold a number in words: seeing that is many times quicker than finding it. */
export function mayHoldNumberWords(text: string): boolean {
  return likeWords.test(text)
}

/** Finds the numbers that are written as words. */
export function findNumberWords(prose: string): Span[] {
  return findQuotable(prose, pattern, isQuotable, amountOf)
}

function isQuotable(candidate: Candidate): boolean {
  if (isHyphenated(candidate) || isCompound(candidate) || isIdiom(candidate)) return false
  if (isProperName(candidate)) return false
  const text = candidate.text.toLowerCase()
  if (text === 'one') return measuresOne(candidate)
  return !/^(?:two|three|four)$/.test(text) || !(pointsBack(candidate) || isKnownSubject(candidate))
}

/** `the Group of Seven`, `the Big Five`: in the middle of a sentence only names are capitalised. */
function isProperName({ text, before, after }: Candidate): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(text) &&
    /\p{Lu}[\p{L}']+ (?:of )?$/u.test(before) &&
    /^(?: \p{Ll}|[.,;)]|$)/u.test(after) &&
    !counts(after)
  )
}

/** `the two of them`, `these two differ`: who they are has been said before. */
function pointsBack({ before, after }: Candidate): boolean {
  if (!/\b(?:the|these|those|other) $/iu.test(before)) return false
  return (
    isSubject(after) ||
    /^(?: of (?:them|us|you|these|those)\b| (?:are|were|is|was|have|had|do|did|can|could|will|may|must|should|would|lies?|differ|agree|meet|together|apart|alike|sides|worlds|and|or|but)\b|[,.;:!?)]|$)/iu.test(
      after,
    )
  )
}

const pluralVerb = /^ (?:stay|remain|differ|agree|show|tell|teach|help|matter|belong|share|work|go|come|make|give)\b/

/**
 * `The two charities agreed`, `These three lessons stay with us`: at the beginning of a sentence, as the subject of a
 * verb, they are those of whom the sentence before has told.
 */
function isKnownSubject({ text, before, after }: Candidate): boolean {
  const isTold = /^two$/i.test(text) ? /(?:^|[.!?:;] )(?:The|These|Those) $/ : /(?:^|[.!?:;] )(?:These|Those) $/
  const rest = /^ \p{Ll}+s( \p{Ll}.*)$/u.exec(after)?.[1]
  return isTold.test(before) && rest !== undefined && (isSubject(rest) || pluralVerb.test(rest))
}

const measure = new RegExp(`^[ -](?:${alternatives(measures)})${end}`, 'iu')
const another = new RegExp(
  `^ (?:in|out of) (?:\\p{Nd}|\uFFFC|${small}|a (?:hundred|thousand)\\b)|^ to (?:\\p{Nd}|\uFFFC|${small})`,
  'iu',
)

/** Whether `one` counts something: `one year`, `one in five`, `at least one`; not `one day`, `one of them`, `no one`. */
function measuresOne({ before, after }: Candidate): boolean {
  if (another.test(after)) return true
  if (/\b(?:at least|at most|exactly|up to|minimum of|maximum of|limited to|fewer than|less than) $/iu.test(before)) {
    return true
  }
  if (/\b(?:year|month|week|quarter) $/iu.test(before)) return true
  if (/^ [\p{L}-]+ (?:per |each[.,;:]|each$)/iu.test(after)) return true
  if (isOnly(before, after) || isListed(before, after)) return true
  if (after.startsWith('-')) return (measure.test(after) && !/^-night/i.test(after)) || /^-day\b/i.test(after)
  if (/\b(?:no|any|every|some|each|this|that|which|the|another|not|at) $/iu.test(before)) return false
  return measure.test(after) || (/^ day\b/i.test(after) && /\b(?:for|within|takes?|lasts?) $/iu.test(before))
}

/** `only one road`, and neither `the only one` nor `only one of them`. */
function isOnly(before: string, after: string): boolean {
  return /(?<!\b(?:the|my|our|your|their|his|her|its) )\bonly $/iu.test(before) && counted.test(after)
}

/** `two buses and one boat`, `one shop, one pub`, `one child in two villages`: beside another count it is a count, too. */
function isListed(before: string, after: string): boolean {
  return counted.test(after) && (countBefore.test(before) || countAfter.test(after))
}

const counted = /^ (?!(?:of|or|another|and|who|that|which|to|in|on|at|by|for|thing|day|can|must|is|was|has)\b)\p{L}/iu
const countBefore = new RegExp(`(?:\\p{Nd}|(?<![\\p{L}-])(?:${small}))(?: [\\p{L}'-]+){1,2}(?:,? and|,) $`, 'iu')
const countAfter = new RegExp(`^(?: [\\p{L}'-]+){1,2}(?:,| and| or| in)+ (?:\\p{Nd}|${small})`, 'iu')

/** What plain words amount to; fractions and the like have no value. */
function amountOf(text: string): number | undefined {
  let total = 0
  let current = 0
  for (const word of text
    .toLowerCase()
    .replace(/ per ?cent$| o'clock$/, '')
    .split(/[ -]/)) {
    const ten = tens.indexOf(word)
    const unit = numberWords.indexOf(word)
    const factor = scales[word]
    if (unit >= 0) current += unit
    else if (ten >= 0) current += (ten + 2) * 10
    else if (factor && factor <= 100) current = Math.max(current, 1) * factor
    else if (factor) {
      total += Math.max(current, 1) * factor
      current = 0
    } else if (word !== 'and' && word !== 'a') return undefined
  }
  return /half|and a /.test(text) ? undefined : total + current
}
