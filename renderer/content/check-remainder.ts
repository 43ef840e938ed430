import { guard } from './guard.ts'
import type { Problem } from './problem.ts'
import type { BrokenEntry } from './remainder.ts'
import { checkEntry } from './rules/index.ts'
import type { RuleContext } from './rules/rule.ts'

/** Holds what can be read of a broken file against the rules, so that all of its faults are told at once. */
export function checkRemainder({ kind, id, file, source }: BrokenEntry, context: RuleContext): Problem[] {
  return guard(
    file,
    () => checkEntry({ kind, id, source }, context).problems,
    (problem) => [problem],
  )
}
