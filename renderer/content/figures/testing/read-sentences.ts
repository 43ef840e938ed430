import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Reads the sentences of a part of the corpus in `sentences/`: one on a line, a file for each theme, numbers in braces
 * under the policy of `number-corpus.ts`. The rule is improved on what it misses in `development`; of `held-out` only the
 * totals are looked at, so that they tell how it does on texts that nobody fitted it to. Each sentence of `exact` must be
 * read without a fault: `plain-numbers.txt` holds numbers that stand like labels, `honest-words.txt` what only looks like
 * a count.
 */
export function readSentences(part: 'development' | 'held-out' | 'exact'): string[] {
  const folder = fileURLToPath(new URL(`sentences/${part}/`, import.meta.url))
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'))
    .filter((line) => line !== '')
}
