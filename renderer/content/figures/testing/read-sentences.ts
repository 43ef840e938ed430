import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Reads the sentences of a part of the corpus in `sentences/`: one on a line, a file for each theme, numbers in braces
 * under the policy of `number-corpus.ts`. What is missed in `development` is looked at; of `held-out` only the totals are,
 * so that they tell how the rule does on texts that nobody fitted it to.
 */
export function readSentences(part: 'development' | 'held-out'): string[] {
  const folder = fileURLToPath(new URL(`sentences/${part}/`, import.meta.url))
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'))
    .filter((line) => line !== '')
}
