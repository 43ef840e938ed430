import { isPluralLabelled } from './labels.ts'

/** A number on trial, with what stands right before and after it. */
export interface Candidate {
  text: string
  before: string
  after: string
}

/** Where a number stands in its text, and what it amounts to. */
export interface Span {
  index: number
  length: number
  value?: number
}

/** How far the surroundings of a number are looked at. */
const reach = 48

/**
 * Finds what a pattern matches and a reader could quote. The numbers of a list of labels (`sections 3, 4 and 5`) are
 * passed over as a whole.
 *
 * @param prose the text, with one sort of blank, hyphen and apostrophe
 */
export function findQuotable(
  prose: string,
  pattern: RegExp,
  isQuotable: (candidate: Candidate) => boolean,
  amountOf: (text: string) => number | undefined,
): Span[] {
  const found: Span[] = []
  let labelsEnd = -1
  for (const { 0: text, index } of prose.matchAll(pattern)) {
    const end = index + text.length
    const candidate = {
      text,
      before: prose.slice(Math.max(0, index - reach), index),
      after: prose.slice(end, end + reach),
    }
    const isNext = labelsEnd >= 0 && index - labelsEnd < 8 && joinsLabels(prose.slice(labelsEnd, index))
    if (isNext || isPluralLabelled(candidate)) labelsEnd = end
    else if (isQuotable(candidate)) {
      const value = amountOf(text)
      found.push({ index, length: text.length, ...(value !== undefined && { value }) })
    }
  }
  return found
}

function joinsLabels(between: string): boolean {
  return /^(?:, ?|,? (?:and|or|to|&) | ?[-–] ?)$/.test(between)
}
