import { z } from 'zod'
import { memoize, once } from '../memoize.ts'
import { text, words } from '../schemas/fields.ts'
import { field, fields } from '../schemas/roles.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import type { FoundNumber } from './find-numbers.ts'
import { groupBy } from './group-by.ts'
import { ordinaryNames, shortNumber } from './ordinary-names.ts'

const phrase = fields({
  text: field('note', text)
    .describe('the phrase, in any case of its letters; `{n}` means a short number, such as 3, 2.2 or IV')
    .meta({ examples: ['Lighthouse {n}'] }),
  reason: words.describe('why a number counts nothing in it').meta({ examples: ['The name of a building.'] }),
})

/** `phrases.yaml`: the phrases of a site that contain a number, besides everyday English. */
export const phrasesSchema = fields({
  phrases: z.array(phrase).describe('phrases whose numbers are not figures'),
}).describe('phrases in which a number is not a figure, in any file of the site, besides everyday English')

/** Phrases that contain a number, such as `two-way`, `chapter {n}`. */
export type Phrases = readonly string[]

/** Finds everyday language in a text, phrases and names, and tells whether a number of it is part of that. */
export function findOrdinary(prose: string, phrases: Phrases): (found: Pick<FoundNumber, 'index' | 'text'>) => boolean {
  const byWord = phrasesByWord(phrases)
  const words = new Set(['', ...(prose.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])])
  const groups = [...words].map((word) => byWord.get(word)).filter((group) => group !== undefined)
  const said = findAll(prose, groups.map(patternOf))
  // In `the second page 300 signed` the page has no number: what begins within a phrase is none.
  said.sort((a, b) => a.start - b.start || b.end - a.end)
  let covered = 0
  const apart = said.filter(({ start, end }) => {
    if (start < covered) return false
    covered = end
    return true
  })
  const named = once(() => findAll(prose, names))
  return ({ index, text }) => {
    const isWithin = ({ start, end }: (typeof said)[number]) => start <= index && index + text.length <= end
    return apart.some(isWithin) || named().some(isWithin)
  }
}

/** Finds all matches of some patterns. */
function findAll(prose: string, patterns: readonly RegExp[]) {
  const places: { start: number; end: number }[] = []
  for (const pattern of patterns) {
    // Not matchAll, which copies the pattern each time; see find-numbers.ts.
    prose.replace(pattern, (words, start: number) => {
      places.push({ start, end: start + words.length })
      return words
    })
  }
  return places
}

const names = ordinaryNames.map((name) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${name})(?![\\p{L}\\p{N}])`, 'gu'))

/**
 * Phrases by their first word, since a pattern for all takes long to compile and at every place of a text; those that do not
 * begin with a whole word, such as `M{n}`, are under none.
 */
const phrasesByWord = memoize(
  (phrases: Phrases): ReadonlyMap<string, Phrases> =>
    groupBy(phrases, (words) => /^[\p{L}\p{N}]+(?=[^\p{L}\p{N}{])/u.exec(words.toLowerCase())?.[0] ?? ''),
)

/** The longest first: of `second` and `second edition` the longer covers more. An ending may follow. */
const patternOf = memoize((phrases: Phrases): RegExp => {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((words) =>
      escapePattern(words)
        .replaceAll('-', '[\u2010\u2011-]')
        .replace(/ +/g, '[\\s\u2010\u2011-]+')
        .replace(/['’]/g, "['’]")
        .replaceAll('\\{w\\}', '\\p{L}+')
        .replaceAll('\\{n\\}', shortNumber),
    )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?:e?s|e?d|ing|ly)?(?![\\p{L}\\p{N}])`, 'giu')
})
