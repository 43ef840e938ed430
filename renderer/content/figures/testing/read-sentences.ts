import { readdirSync, readFileSync } from 'node:fs'

/**
 * The sentences in `sentences/`, as writers of a non-profit's website write them: one on a line, a file for each theme. What a
 * reader could quote is in braces; any other number is ordinary language or part of a name. That was decided before any code
 * was run on them, and more strictly than the rule does:
 *
 * - A count, amount, share, age, rank, date, time or period is found, with its sign, currency, scale, clock and ordinal ending.
 * - A number word counts likewise; `one` only where it measures (`one year`, `one in five`, `at least one`).
 * - What the sentence before has told does not count: `The two charities agreed`, `Several hundred came`.
 * - Not found: idioms, names and versions, labels (`Section 3`), codes, telephone numbers, addresses, footnotes.
 */
export function readSentences(): string[] {
  const folder = new URL('sentences/', import.meta.url)
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line !== '')
}
