import type { Problem } from '../../renderer/content/problems/problem.ts'
import { counted } from '../../renderer/content/texts/counted.ts'

/** What a change of the content did to its problems. */
export type ProblemChanges = ReturnType<typeof compareProblems>

/**
 * Compares the problems before and after a change. One that has only moved to another line is neither new nor fixed.
 * Nothing can be said of one that `isUnsure` now, because a file that it depends on cannot be read.
 */
export function compareProblems(
  before: readonly Problem[],
  after: readonly Problem[],
  isUnsure: (problem: Problem) => boolean = () => false,
) {
  const gone = without(before, after)
  return {
    added: without(after, before),
    fixed: gone.filter((problem) => !isUnsure(problem)),
    /** Those that are no longer reported, but may not be fixed. */
    unsure: gone.filter(isUnsure),
  }
}

/** How many problems there are of each severity: `1 error, 2 warnings`. */
export function countProblems(problems: readonly Problem[]): string {
  const found = (['error', 'warning'] as const).flatMap((severity) => {
    const { length } = problems.filter((problem) => problem.severity === severity)
    return length > 0 ? [counted(length, severity)] : []
  })
  return found.join(', ')
}

function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1)
  return problems.filter((problem) => {
    const count = left.get(keyOf(problem)) ?? 0
    left.set(keyOf(problem), count - 1)
    return count <= 0
  })
}

function keyOf({ file, severity, rule, message }: Problem): string {
  return JSON.stringify([file, severity, rule, message])
}
