import type { Candidate } from './candidates.ts'
import { labels, longLabels, measures, names, openAcronyms, openLabels, pluralLabels } from './number-contexts.ts'
import { alternatives } from './ordinary-language.ts'
import { counts, functionWords, isLast, isSubject, openers, places } from './word-classes.ts'

const pluralPattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives(pluralLabels)}) $`, 'iu')
const version = /^ (?:and|or) (?:up|later|newer|above|higher|earlier|older)\b/
const measured = new RegExp(`^[ -](?:${alternatives(measures)})(?![\\p{L}\\p{N}])`, 'iu')
const isYear = /^(?:19|20)\d\d(?:[–/-]\d{2,4})?$/
const weekday = /(?:day|ber|ary|ch|il|May|June|July|August)$/
const law =
  /^ (?:\p{Lu}\p{Ll}+ )?(?:Convention|Protocol|Agenda|Act|Treaty|Constitution|Declaration|Accord|Covenant|Compact)\b/u

/** Whether the labels before the number stand for several. */
export function isPluralLabelled({ before, after }: Candidate): boolean {
  if (measured.test(after)) return false
  if (pluralPattern.test(before)) return true
  const [, word = '', singular = ''] = /(?<![\p{L}\p{N}-])((\p{L}{2,}?)e?s) $/iu.exec(before) ?? []
  const isLabel = labels.has(singular.toLowerCase()) || labels.has(word.slice(0, -1).toLowerCase())
  return isLabel && !counts(after)
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
  if (pluralPattern.test(before)) return true
  const [, third = '', second = '', last = '', mark = ''] =
    /(?:(?:([^ ]+) )?([^ ]+) )?(?:[^ /]*\/)?([^ /]*?[^ .:])([.:]?) ?(?:[Nn]o\.? )?$/u.exec(before) ?? []
  if (names.has(mark === '.' ? `${last}.` : last) && mark !== ':') return true
  if (!before.endsWith(' ')) return false
  const word = lower(last)
  if (/^(?:this|that|each|every|last|first|next|per)$/i.test(second)) return false
  // `the number 19 bus`, and not `the number 230 surprised us`
  if (word === 'number' && /^(?:the|a|our)$/i.test(second)) return !isLast(after) && !counts(after)
  if (labels.has(word) || longLabels.has(`${lower(second)}_${word}`)) return true
  if (mark === ':') return false
  if (openLabels.has(word)) return !counts(after)
  return mark === '' && isNamed(candidate, [third, second, last])
}

/** Whether the noun with a capital letter before the number makes a name with it: `a Raspberry Pi 4`, `TLS 1.3`. */
function isNamed({ text, before, after }: Candidate, [third, second, last]: [string, string, string]): boolean {
  if (!/^\d{1,5}(?:\.\d{1,2})*$|^[a-z-]+$/i.test(text) || isYear.test(text) || counts(after)) return false
  if (!/^\p{Lu}[\p{L}'-]*$/u.test(last)) return false
  const isPlaced = places.has(lower(second)) || places.has(lower(third))
  if (/^\p{Lu}{2,5}$/u.test(last)) return !isPlaced && !openAcronyms.has(last) && /^\d/.test(text)
  if (/^(?:on|using|under|with)$/i.test(second) && !weekday.test(last)) return isLast(after) && !isSubject(after)
  if (version.test(after)) return true
  if (isSubject(after) && beginsWithName(before)) return true
  const article = /^\p{Lu}/u.test(second) && second !== 'A' && second !== 'An' ? third : second
  return /^an?$/i.test(article) && isLast(after)
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
