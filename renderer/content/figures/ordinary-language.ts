import type { Candidate } from './candidates.ts'
import { compounds, compoundsOfTwo, labels, names, openPrefixes, pluralLabels } from './number-contexts.ts'
import { idioms } from './number-idioms.ts'

/** Whether the number is part of a turn of phrase: `in two minds`, `24/7`. */
export function isIdiom({ text, before, after }: Candidate): boolean {
  const start = before.toLowerCase()
  const end = after.toLowerCase()
  return (phrases.get(text.toLowerCase()) ?? []).some(
    (phrase) =>
      start.endsWith(phrase.before) &&
      end.startsWith(phrase.after) &&
      !isLetter(start.at(-1 - phrase.before.length)) &&
      !isLetter(end.at(phrase.after.length)),
  )
}

/** Whether what follows makes the number part of a word: `two-way`, `six-figure`. */
export function isCompound({ text, after }: Candidate): boolean {
  const next = /^-([\p{L}-]+)/u.exec(after)?.[1]?.toLowerCase()
  if (!next) return false
  const first = next.split('-')[0] ?? next
  return [next, first].some(
    (word) => compounds.includes(word) || (/^(?:two|2)$/i.test(text) && compoundsOfTwo.includes(word)),
  )
}

/** Whether the number hangs on a word with a hyphen or dot, as in `COVID-19`, and not as in `mid-2024`. */
export function isHyphenated({ before }: Candidate): boolean {
  const match = /([\p{L}\p{N}]*\p{L})[-.+_&]$/u.exec(before)
  return match !== null && !openPrefixes.includes(match[1]?.toLowerCase() ?? '')
}

/** Whether the number only tells things apart: `section 3`, `ISO 8601`, `Phase two`. */
export function isLabelled({ text, before }: Candidate): boolean {
  if (/#$|\p{Lu}{2}\/$/u.test(before)) return true
  if (!/^[\p{L}\d./:–-]+$/u.test(text)) return false
  return labelPattern.test(before) || namePattern.test(before) || pluralPattern.test(before)
}

/** Whether the labels before the number stand for several. */
export function isPluralLabelled({ before }: Candidate): boolean {
  return pluralPattern.test(before)
}

type Phrase = ReturnType<typeof readPhrase>[number]

const phrases = new Map<string, Phrase[]>()
for (const phrase of idioms.flatMap(readPhrase)) phrases.set(phrase.key, [...(phrases.get(phrase.key) ?? []), phrase])

/** A phrase once for each of the numbers that it marks. */
function readPhrase(phrase: string): { key: string; before: string; after: string }[] {
  const unmarked = (part: string) => part.replace(/[{}]/g, '')
  return [...phrase.matchAll(/\{([^}]*)\}/g)].map((match) => ({
    key: match[1] ?? '',
    before: unmarked(phrase.slice(0, match.index)),
    after: unmarked(phrase.slice(match.index + match[0].length)),
  }))
}

/** After `that session` or `each phase` a number counts anew. */
const determiner = '(?<!\\b(?:this|that|each|every|last|first|next|per) )'
const labelPattern = new RegExp(`(?<![\\p{L}\\p{N}-])${determiner}(?:${alternatives(labels)})[.:]? (?:no\\.? )?$`, 'iu')
const namePattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives(names)}) ?$`, 'u')
const pluralPattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives(pluralLabels)}) $`, 'iu')

/** A pattern for any of the words, the longest first. */
export function alternatives(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
