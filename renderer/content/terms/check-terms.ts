import { findNumbers } from '../figures/find-numbers.ts'
import { findOrdinary, type Phrases } from '../figures/phrases.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { createTermFinder, type Term } from './terms.ts'

/** Every page may show a meaning, so none has a number: it would be a figure of some page. */
export function findNumbersInMeanings(terms: readonly Term[], phrases: Phrases): Problem[] {
  return terms.flatMap(({ meaning, places }) => {
    const isOrdinary = findOrdinary(meaning, phrases)
    return findNumbers(meaning)
      .filter((found) => !isOrdinary(found))
      .map(({ text }) => {
        const message = `found the number \`${text}\` in a meaning, expected only words`
        return errorAt(places.meaning, 'figures/typed-number', message, 'say it without the number')
      })
  })
}

/**
 * Finds the terms that no text explains.
 *
 * @param used the words that texts mark as terms
 */
export function findUnusedTerms(terms: readonly Term[], used: readonly string[]): Problem[] {
  const termOf = createTermFinder(terms)
  const explained = new Set(used.map((words) => termOf(words)))
  return terms
    .filter((each) => !explained.has(each))
    .map(({ term, places }) => ({
      ...places.term,
      severity: 'suggestion',
      rule: 'terms/unused',
      message: `no text explains the term ${term}`,
      fix: `write \`:term[${term}]\` where a reader first meets it, or remove it from the list`,
    }))
}
