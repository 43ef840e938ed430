import { escapePattern } from '../escape-pattern.ts'
import type { Candidate } from './candidates.ts'
import { compounds, compoundsOfOne, compoundsOfTwo, openPrefixes } from './number-contexts.ts'
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
      !isLetter(end.at(phrase.after.length)) &&
      !(phrase.isLast && / ?[\p{L}\p{N}]/uy.test(end.slice(phrase.after.length))),
  )
}

/** Whether what follows makes the number part of a word: `two-way`, `six-figure`. A larger number counts (`40-piece`). */
export function isCompound({ text, after }: Candidate): boolean {
  const next = /^-([\p{L}-]+)/u.exec(after)?.[1]?.toLowerCase()
  if (!next || /^\d{2,}/.test(text)) return false
  if (/^zero$/i.test(text)) return true
  const own = ownCompounds.get(text.toLowerCase())
  return [next, next.split('-')[0] ?? next].some((word) => compounds.has(word) || own?.has(word))
}

/** Whether the number hangs on a word with a hyphen or dot, as in `COVID-19`, and not as in `mid-2024`. */
export function isHyphenated({ before }: Candidate): boolean {
  const match = /([\p{L}\p{N}]*\p{L})[-.+_&]$/u.exec(before)
  return match !== null && !openPrefixes.has(match[1]?.toLowerCase() ?? '')
}

const ownCompounds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['one', compoundsOfOne],
  ['1', compoundsOfOne],
  ['two', compoundsOfTwo],
  ['2', compoundsOfTwo],
])

type Phrase = ReturnType<typeof readPhrase>[number]

const phrases = new Map<string, Phrase[]>()
for (const phrase of idioms.flatMap(readPhrase)) phrases.set(phrase.key, [...(phrases.get(phrase.key) ?? []), phrase])

/** A phrase once for each of the numbers that it marks. A bar at its end stands for the end of a clause. */
function readPhrase(phrase: string): { key: string; before: string; after: string; isLast: boolean }[] {
  const unmarked = (part: string) => part.replace(/[{}|]/g, '')
  return [...phrase.matchAll(/\{([^}]*)\}/g)].map((match) => ({
    key: match[1] ?? '',
    before: unmarked(phrase.slice(0, match.index)),
    after: unmarked(phrase.slice(match.index + match[0].length)),
    isLast: phrase.endsWith('|'),
  }))
}

/** A pattern for any of the words, the longest first. */
export function alternatives(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
