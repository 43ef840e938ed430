import { findStrayNumbers } from '../figures/collect.ts'
import type { Rule } from './rule.ts'

/**
 * Every number in the frontmatter is part of a figure, so that the ledger watches over it.
 *
 * Good: `stats: [{ id: reach, label: people, value: 6 }]` in the frontmatter
 *
 * Bad: `people: 6` in the frontmatter
 */
export const strayNumbers: Rule = ({ fields, locate }) =>
  findStrayNumbers(fields).map((path) => ({
    ...locate(path),
    severity: 'error',
    rule: 'figures/stray-number',
    message: `\`${path.join('.')}\` is a number that no figure covers`,
    fix: 'give it an entry with an id under `stats`',
  }))
