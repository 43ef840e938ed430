import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Reads the sentences of a part of the corpus in `sentences/`, as writers of a non-profit's website write them: one on a line,
 * a file for each theme. What a reader could quote stands in braces; every other number is ordinary language or part of a
 * name. What is missed in `stated`, which states this policy, and in `development` is looked at; of `held-out` only the totals
 * are, so that they tell how the rule does on texts that nobody fitted it to. The corpus judges more than the rule does,
 * which leaves names and ordinary language to phrases:
 *
 * - A count, amount, share, age, rank, date, time or period in digits is found, with its sign, currency, percent
 *   sign, scale, clock and ordinal ending. A date is found whole, and so is a range without spaces.
 * - A number word counts likewise; `one` only where it plainly measures (`one year`, `one in five`, `at least one`).
 * - A share or dozen counts (`a third of`, `a dozen`). Not so what the sentence before has told: `The two charities agreed`,
 *   `These three lessons stay` as the subject of a verb.
 * - Three digits and more, decimals, grouping, money and shares are labels only in a register or standard (`section 230`,
 *   `ISO 27001`); with a determiner (`in the final round 18 were named`) no number is a label.
 * - Not found: idioms, names and versions, labels (`Section 3`), codes, telephone numbers, addresses, footnotes.
 */
export function readSentences(part: 'stated' | 'development' | 'held-out'): string[] {
  const folder = fileURLToPath(new URL(`sentences/${part}/`, import.meta.url))
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'))
    .filter((line) => line !== '')
}
