import { z } from 'zod'
import { memoize } from '../memoize.ts'
import { text, words } from '../schemas/fields.ts'
import { field, fields } from '../schemas/roles.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import type { FoundNumber } from './find-numbers.ts'

const phrase = fields({
  text: field('note', text)
    .describe('the phrase, in any case of its letters; `{n}` means any number')
    .meta({ examples: ['COVID-{n}'] }),
  reason: words.describe('why a number counts nothing in it').meta({ examples: ['The name of a disease.'] }),
})

/** `phrases.yaml`: everyday language that contains a number. */
export const phrasesSchema = fields({
  phrases: z.array(phrase).describe('phrases of everyday language whose numbers are not figures'),
})
  .superRefine(({ phrases }, context) => {
    for (const [index, covering] of findCovered(phrases.map(({ text }) => text)).entries()) {
      if (covering === undefined) continue
      const message = `the phrase \`${covering}\` covers this one`
      const path = ['phrases', index, 'text']
      context.addIssue({ code: 'custom', path, message, params: { fix: 'remove this one' } })
    }
  })
  .describe('phrases in which a number is not a figure, in any file of the site')

/** Phrases of everyday language, such as `two-way`, `COVID-{n}`. */
export type Phrases = readonly string[]

/** Finds the phrases of everyday language in a text, and tells whether a number of it is part of one of them. */
export function findOrdinary(prose: string, phrases: Phrases): (found: Pick<FoundNumber, 'index' | 'text'>) => boolean {
  if (phrases.length === 0) return () => false
  const places: { start: number; end: number }[] = []
  // Not matchAll, which copies the pattern each time; see find-numbers.ts.
  prose.replace(patternOf(phrases), (words, start: number) => {
    places.push({ start, end: start + words.length })
    return words
  })
  return ({ index, text }) => places.some(({ start, end }) => start <= index && index + text.length <= end)
}

/** For each phrase, the first other one that covers everything it does; if two cover each other, the first is kept. */
function findCovered(phrases: Phrases): (string | undefined)[] {
  const patterns = phrases.map((phrase) => patternOf([phrase]))
  const examples = phrases.map((phrase) => phrase.replaceAll('{n}', 'any'))
  const covers = (general: number, special: number) => {
    const example = examples[special] ?? ''
    return example.match(patterns[general] ?? '')?.[0] === example
  }
  return phrases.map((_, index) =>
    phrases.find((_, other) => other !== index && covers(other, index) && (other < index || !covers(index, other))),
  )
}

/** The longest first: of `second` and `second edition` the longer covers more. */
const patternOf = memoize((phrases: Phrases): RegExp => {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((words) =>
      escapePattern(words)
        .replace(/ +/g, '\\s+')
        .replaceAll('-', '[-\u2010\u2011]')
        .replace(/['’]/g, "['’]")
        .replaceAll('\\{n\\}', "[\\p{L}\\p{N}.,:/'’-]*[\\p{L}\\p{N}]"),
    )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
})
