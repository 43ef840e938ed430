import { z } from 'zod'
import { memoize, once } from '../memoize.ts'
import { text, words } from '../schemas/fields.ts'
import { field, fields } from '../schemas/roles.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import { type Span, withoutOverlaps } from '../texts/spans.ts'
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
  const ofNames = names.map((name) => () => findAll(prose, [name]))
  // Compiling a pattern takes longer than anything else here, so each is used only if none before it explains a number.
  const finders = [() => findPhrases(prose, phrases), ...ofNames].map(once)
  return ({ index, text }) => {
    const isWithin = ({ start, end }: Span) => start <= index && index + text.length <= end
    return finders.some((find) => find().some(isWithin))
  }
}

/** Finds the phrases in a text, of which none begins within another. */
function findPhrases(prose: string, phrases: Phrases): Span[] {
  const words = wordsOf(prose)
  const inWords = ` ${words.join(' ')}`
  const byWord = phrasesByWord(phrases)
  const patterns = ['', ...new Set(words)]
    .flatMap((word) => byWord.get(word)?.() ?? [])
    .filter(({ parts }) => parts.every((part) => inWords.includes(part)))
    .map(({ pattern }) => pattern())
  // Of `second` and `second edition` the longer covers more. In `the second page 300 signed` the page has no number: what
  // begins within a phrase is none.
  return withoutOverlaps(findAll(prose, patterns))
}

/** Finds all matches of some patterns. */
function findAll(prose: string, patterns: readonly RegExp[]): Span[] {
  const places: Span[] = []
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
 * Phrases by their first word; those that do not begin with a whole word, or are only one, such as `M{n}`, are under none.
 */
const phrasesByWord = memoize((phrases: Phrases) => {
  const firstOf = (phrase: string) => /^[\p{L}\p{N}]+(?=[^\p{L}\p{N}{])/u.exec(phrase.toLowerCase())?.[0] ?? ''
  const groups = groupBy(phrases, firstOf)
  return new Map([...groups].map(([word, group]) => [word, once(() => group.map(openPhrase))]))
})

/** The pattern of a phrase, and the words that a text with it has, those between two wildcards in one piece. */
function openPhrase(phrase: string) {
  // A word beside a wildcard may be a part of a longer one.
  const parts = phrase.split(/[\p{L}\p{N}]*\{[nw]\}[\p{L}\p{N}]*/u)
  return { parts: parts.map((part) => ` ${wordsOf(part).join(' ')}`), pattern: once(() => patternOf(phrase)) }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The pattern of a phrase, which an ending may follow. */
function patternOf(phrase: string): RegExp {
  const written = escapePattern(phrase)
    .replaceAll('-', '[\u2010\u2011-]')
    .replace(/ +/g, '[\\s\u2010\u2011-]+')
    .replace(/['’]/g, "['’]")
    .replaceAll('\\{w\\}', '\\p{L}+')
    .replaceAll('\\{n\\}', shortNumber)
  return new RegExp(`(?<![\\p{L}\\p{N}])${written}(?:e?s|e?d|ing|ly)?(?![\\p{L}\\p{N}])`, 'giu')
}
