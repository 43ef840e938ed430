import type { BrokenEntry } from '../frontmatter/remainder.ts'
import { guard } from '../problems/guard.ts'
import type { Problem } from '../problems/problem.ts'
import { checkEntry } from '../rules/index.ts'
import type { RuleContext } from '../rules/rule.ts'

/** Checks what can be read of a broken file against the rules, so that all of its faults are told at once. */
export function checkRemainder({ kind, id, file, source }: BrokenEntry, context: RuleContext): Problem[] {
  return guard(
    file,
    () => checkEntry({ kind, id, source }, context).problems,
    (problem) => [problem],
  )
}
