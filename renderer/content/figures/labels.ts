import type { Candidate } from './candidates.ts'
import {
  attributiveLabels,
  labels,
  longLabels,
  measures,
  names,
  numberedThings,
  openAcronyms,
  openLabels,
  pluralLabels,
  registers,
  standards,
} from './number-contexts.ts'
import { alternatives } from './ordinary-language.ts'
import {
  counts,
  determiners,
  functionWords,
  isLast,
  isSubject,
  openers,
  ordinals,
  places,
  verbs,
} from './word-classes.ts'

const pluralPattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives(pluralLabels)}) $`, 'iu')
const version = /^ (?:and|or) (?:up|later|newer|above|higher|earlier|older)\b/
const measured = new RegExp(`^[ -](?:${alternatives(measures)})(?![\\p{L}\\p{N}])`, 'iu')
const isYear = /^(?:19|20)\d\d(?:[–/-]\d{2,4})?$/
const registerPlural =
  /(?<![\p{L}-])(?:sections|articles|arts|pages|pp\.|rooms|clauses|paragraphs|figures|tables|chapters) $/iu
const weekday = /(?:day|ber|ary|ch|il|May|June|July|August)$/
const giving = /^(?:gave|gives?|paid|pays?|sent|sends?|owed|owes?|lent|offered|cost|raised|awarded|granted)$/
const law =
  /^ (?:\p{Lu}\p{Ll}+ )?(?:Convention|Protocol|Agenda|Act|Treaty|Constitution|Declaration|Accord|Covenant|Compact)\b/u

/**
 * Whether the digits are more than tells things apart: three and more, a decimal, an amount. Only in a register (`section
 * 230`) or a standard (`ISO 27001`) are they a label all the same.
 */
export function isAmount(text: string): boolean {
  return /\p{Nd}{3}|\p{Nd}[.,]\p{Nd}|[^\p{L}\p{Nd}.:/–-]/u.test(text)
}

/** Whether the labels before the number stand for several. */
export function isPluralLabelled({ text, before, after }: Candidate): boolean {
  if (measured.test(after)) return false
  if (isAmount(text) && !(/^\d{1,4}(?:\.\d{1,2})*(?:[-–]\d{1,4})?$/.test(text) && registerPlural.test(before)))
    return false
  if (isDetermined(before)) return false
  if (pluralPattern.test(before)) return true
  const [, word = '', singular = ''] = /(?<![\p{L}\p{N}-])((\p{L}{2,}?)e?s) $/iu.exec(before) ?? []
  const isLabel = labels.has(singular.toLowerCase()) || labels.has(word.slice(0, -1).toLowerCase())
  return isLabel && !counts(after)
}

/** Whether a determiner or an adjective belongs to the noun, so that it is a thing and no label: `in the final round`. */
function isDetermined(before: string): boolean {
  const [, third = '', second = ''] = /(?:([^ ]+) )?([^ ]+) \p{Ll}+ $/u.exec(before) ?? []
  const isDeterminer = (word: string) => determiners.has(lower(word)) || /'s?$/.test(word)
  if (ordinals.has(lower(second)) || isDeterminer(second)) return true
  return (
    isDeterminer(third) &&
    !functionWords.has(lower(second)) &&
    !verbs.has(lower(second)) &&
    /^[\p{L}'-]+$/u.test(second)
  )
}

/** Whether a unit or the like follows the number, so that it measures whatever stands before it. */
export function isMeasured(after: string): boolean {
  return measured.test(after)
}

/** Whether the number only tells things apart: `section 3`, `ISO 8601`, `Phase two`, `Team 7`. */
export function isLabelled(candidate: Candidate): boolean {
  const { text, before, after } = candidate
  if (/#$|\p{Lu}{2}\/$/u.test(before)) return true
  if (isYear.test(text) && (law.test(after) || /\p{Lu}\p{Ll}+ Act $/u.test(before))) return true
  if (!/^[\p{L}\d./:–-]+\+?$|^\d{3}(?: \d{3})+$/u.test(text) || measured.test(after)) return false
  if (isPluralLabelled(candidate)) return true
  const [, third = '', second = '', last = '', mark = ''] =
    /(?:(?:([^ ]+) )?([^ ]+) )?(?:[^ /]*\/)?([^ /]*?[^ .:])([.:]?) ?(?:[Nn]o\.? )?$/u.exec(before) ?? []
  const name = mark === '.' ? `${last}.` : last
  if (mark !== ':' && names.has(name) && (!isAmount(text) || isNumbered(name, text))) return true
  if (!before.endsWith(' ')) return false
  const word = lower(last)
  const isAttribute = word === 'size' || (attributiveLabels.has(word) && !isLast(after))
  if (isDetermined(before) && !(isAttribute && !isAmount(text))) return false
  const isRegister = registers.has(word) || registers.has(`${lower(second)}_${word}`)
  if (isAmount(text)) {
    const isPlain = mark !== ':' && /^\d+(?:[./–-]\d+)*$/.test(text)
    if (isPlain && (isRegister || isNumberedThing(word, candidate))) return true
    return mark === '' && isNamed(candidate, [third, second, last])
  }
  if (/^(?:this|that|each|every|last|first|next|per)$/i.test(second)) return false
  // `the number 19 bus`, and not `the number 230 surprised us`
  if (labels.has(word) || longLabels.has(`${lower(second)}_${word}`)) return true
  if (mark === ':') return false
  if (openLabels.has(word)) return !counts(after)
  return mark === '' && isNamed(candidate, [third, second, last])
}

/** `version 3.1.2`, `see booth 214.`: a large number that ends its clause, or a decimal of a version. */
function isNumberedThing(word: string, { text, after }: Candidate): boolean {
  if (word === 'version') return /^\d{1,2}(?:\.\d{1,3})+$/.test(text)
  return numberedThings.has(word) && isLast(after) && !isSubject(after)
}

/** Whether digits that would be an amount elsewhere are what the standard or product is called by: `RFC 9110`, `PHP 8.2`. */
function isNumbered(name: string, text: string): boolean {
  return standards.has(name) ? /^\d/.test(text) : /^\d{1,2}(?:\.\d{1,2})+$/.test(text)
}

/** Whether the noun with a capital letter before the number makes a name with it: `a Raspberry Pi 4`, `TLS 1.3`. */
function isNamed({ text, before, after }: Candidate, [third, second, last]: [string, string, string]): boolean {
  if (!/^\d{1,4}(?:\.\d{1,2})*$|^[a-z-]+$/i.test(text) || isYear.test(text) || counts(after)) return false
  if (giving.test(lower(second)) || !/^\p{Lu}[\p{L}'-]*$/u.test(last)) return false
  const article = /^\p{Lu}/u.test(second) && second !== 'A' && second !== 'An' ? third : second
  if (/^an?$/i.test(article) && isLast(after)) return true
  if (isAmount(text) && !/^\d{1,2}(?:\.\d{1,2})+$/.test(text) && !version.test(after)) {
    return /^\d+$/.test(text) && /^\p{Lu}\p{Ll}+$/u.test(second) && isSubject(after) && beginsWithName(before)
  }
  const isPlaced = places.has(lower(second)) || places.has(lower(third))
  if (/^\p{Lu}{2,5}$/u.test(last)) return !isPlaced && !openAcronyms.has(last) && /^\d/.test(text)
  if (/^(?:on|using|under|with)$/i.test(second) && !weekday.test(last)) return isLast(after) && !isSubject(after)
  if (version.test(after)) return true
  return isSubject(after) && beginsWithName(before)
}

/** Whether the sentence begins with capitalised words, none of them one that only opens it: `Systematic Review 28`. */
function beginsWithName(before: string): boolean {
  const phrase = /(?:^|[.!?:;…] )((?:\p{Lu}[\p{L}'-]*[^\P{L}s] ){1,5})$/u.exec(before)?.[1]
  const first = phrase?.split(' ')[0]?.toLowerCase() ?? ''
  return phrase !== undefined && !openers.has(first) && !functionWords.has(first) && !/ly$/.test(first)
}

function lower(word: string): string {
  return word.replace(/^["“‘'(]+/u, '').toLowerCase()
}
