import { type Candidate, findQuotable, type Span } from './candidates.ts'
import { numberWords } from './format.ts'
import { measures } from './number-contexts.ts'
import { alternatives, isCompound, isHyphenated, isIdiom, isLabelled } from './ordinary-language.ts'

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}
const end = "(?![\\p{L}\\p{N}_]|'s\\b)"
const digit = alternatives(numberWords.slice(1, 10))
const small = `(?:(?:${alternatives(tens)})-(?:${digit})|${alternatives([...tens, ...numberWords])})${end}`
const scale = `(?:${alternatives(Object.keys(scales))})${end}`
const fraction = `(?:thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|half(?!-)|halves)${end}`
const tail = `(?: and a (?:half|quarter)${end}|[ -]${fraction}| o'clock${end}|(?: point (?:${digit})${end})?(?: per ?cent${end})?)`
const words = `${small}(?:[ -]${scale}(?: (?:and )?${small})?){0,4}${tail}`
const article = `(?:half a|a) ${scale}(?: ${scale})?(?: and ${small})?`
const pattern = new RegExp(`(?<![\\p{L}\\p{N}_'])(?:${words}|${article})`, 'giu')

/** Finds the numbers that are written as words. */
export function findNumberWords(prose: string): Span[] {
  return findQuotable(prose, pattern, isQuotable, amountOf)
}

function isQuotable(candidate: Candidate): boolean {
  if (isHyphenated(candidate) || isCompound(candidate) || isLabelled(candidate) || isIdiom(candidate)) return false
  const text = candidate.text.toLowerCase()
  if (text === 'one') return measuresOne(candidate)
  return !(text === 'two' || text === 'three' || text === 'four') || !pointsBack(candidate)
}

/** `the two of them`, `these two differ`: who they are has been said before. */
function pointsBack({ before, after }: Candidate): boolean {
  if (!/\b(?:the|these|those|other) $/iu.test(before)) return false
  return /^(?: of (?:them|us|you|these|those)\b| (?:are|were|is|was|have|had|do|did|can|could|will|may|must|should|would|lies?|differ|agree|meet|together|apart|alike|sides|worlds|and|or|but)\b|[,.;:!?)]|$)/iu.test(
    after,
  )
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
  if (after.startsWith('-')) return measure.test(after) || /^-day\b/i.test(after)
  if (/\b(?:no|any|every|some|each|this|that|which|the|another|not|at) $/iu.test(before)) return false
  return measure.test(after) || (/^ day\b/i.test(after) && /\b(?:for|within|takes?|lasts?) $/iu.test(before))
}

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
    else if (factor === 100) current = Math.max(current, 1) * 100
    else if (factor) {
      total += Math.max(current, 1) * factor
      current = 0
    } else if (word !== 'and' && word !== 'a') return undefined
  }
  return /half|and a /.test(text) ? undefined : total + current
}
