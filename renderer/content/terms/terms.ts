import { z } from 'zod'
import { findNumbers } from '../figures/find-numbers.ts'
import { findOrdinary, type Phrases } from '../figures/phrases.ts'
import { errorAt, type Problem, warningAt } from '../problems/problem.ts'
import { text, words } from '../schemas/fields.ts'
import { fields } from '../schemas/roles.ts'

const term = fields({
  term: words.describe('the term, as texts write it; capitals make no difference').meta({ examples: ['ROI'] }),
  also: z
    .array(words)
    .default([])
    .describe('its other forms, such as the plural and the long form')
    .meta({ examples: [['return on investment']] }),
  meaning: text
    .refine((typed) => !/:[\w-]+\[/.test(typed), 'expected only words: a meaning does not refer to figures')
    .describe('what it means, in a plain sentence or two without figures')
    .meta({ examples: ['What comes back for what was spent.'] }),
})

/** `terms.yaml`: the terms that texts explain in place. */
export const termsSchema = fields({
  terms: z.array(term).describe('the terms that `:term[…]` explains'),
})
  .superRefine(({ terms }, context) => {
    const before = new Map<string, string>()
    for (const [index, { term, also }] of terms.entries()) {
      for (const [place, form] of [term, ...also].entries()) {
        const earlier = before.get(keyOf(form))
        before.set(keyOf(form), term)
        if (earlier === undefined) continue
        const path = ['terms', index, ...(place === 0 ? ['term'] : ['also', place - 1])]
        const message = `\`${form}\` is already in this list, as \`${earlier}\``
        context.addIssue({ code: 'custom', path, message, params: { fix: 'remove one of them' } })
      }
    }
  })
  .describe('the terms that texts explain in place')

export type Term = z.infer<typeof term>

/** The list of terms, and the file that it is written in. */
export interface TermList {
  file: string
  terms: readonly Term[]
}

/** Finds the term that some words are a form of, ignoring case. */
export function createTermFinder(terms: readonly Term[]): (words: string) => Term | undefined {
  const byForm = new Map(terms.flatMap((term) => formsOf(term).map((form) => [keyOf(form), term])))
  return (words) => byForm.get(keyOf(words))
}

/** A term and its other forms, as they are written. */
export function formsOf({ term, also }: Term): string[] {
  return [term, ...also]
}

function keyOf(words: string): string {
  return words.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Every page may show a meaning, so none has a number: it would be a figure of some page. */
export function findNumbersInMeanings({ file, terms }: TermList, phrases: Phrases): Problem[] {
  return terms.flatMap(({ meaning }, index) => {
    const isOrdinary = findOrdinary(meaning, phrases)
    return findNumbers(meaning)
      .filter((number) => !isOrdinary(number))
      .map(({ text }) => {
        const message = `found the number \`${text}\` in a meaning, expected only words`
        const place = { file, path: ['terms', index, 'meaning'] }
        return errorAt(place, 'figures/typed-number', message, 'say it without the number')
      })
  })
}

/** Finds the terms that no text explains, by the words that texts mark as terms. */
export function findUnusedTerms({ file, terms }: TermList, used: readonly string[]): Problem[] {
  const termOf = createTermFinder(terms)
  const explained = new Set(used.map((words) => termOf(words)))
  return terms.flatMap((term, index) => {
    if (explained.has(term)) return []
    const message = `no text explains the term ${term.term}`
    const fix = `write \`:term[${term.term}]\` where a reader first meets it, or remove it from the list`
    return [warningAt({ file, path: ['terms', index, 'term'] }, 'terms/unused', message, fix)]
  })
}
