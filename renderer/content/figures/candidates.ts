import { isAmount, isLabelled, isMeasured, isPluralLabelled } from './labels.ts'
import { counts } from './word-classes.ts'

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
  let label: { end: number; joins: RegExp; isLarge: boolean } | undefined
  for (const { 0: text, index } of prose.matchAll(pattern)) {
    const end = index + text.length
    const candidate = {
      text,
      before: prose.slice(Math.max(0, index - reach), index),
      after: prose.slice(end, end + reach),
    }
    const between = label && index - label.end < 8 ? prose.slice(label.end, index) : undefined
    const isNext = between !== undefined && label?.joins.test(between) && isLabel(candidate, label.isLarge)
    // After `and` the list is over: in `phases 1 and 2, 300 donors` the last number counts.
    const isLarge = isAmount(text)
    if (isNext) label = between.startsWith(',') && !/[a-z&]/.test(between) ? { end, joins: commas, isLarge } : undefined
    else if (isPluralLabelled(candidate)) label = { end, joins: commas, isLarge }
    else if (isLabelled(candidate)) label = { end, joins: conjunctions, isLarge }
    else if (isQuotable(candidate)) {
      const value = amountOf(text)
      found.push({ index, length: text.length, ...(value !== undefined && { value }) })
    }
  }
  return found
}

/** What stands between the numbers of `sections 3, 4 and 5`, and between those of `Windows 10 or 11`. */
const commas = /^(?:, ?|,? (?:and|or|to|&) | ?[-–] ?)$/
const conjunctions = /^(?: (?:and|or|to|&) |[-–])$/

/** Whether a further number may be a label, too: it counts nothing, and is no larger than the labels before it. */
function isLabel({ text, after }: Candidate, isLarge: boolean): boolean {
  return /^[\p{L}\d.()-]{1,6}$/u.test(text) && (isLarge || !isAmount(text)) && !counts(after) && !isMeasured(after)
}
