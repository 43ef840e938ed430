import type { Problem } from '../../renderer/content/problems/problem.ts'

/** What a change of the content did to its problems. */
export interface ProblemChanges {
  added: Problem[]
  fixed: Problem[]
}

/** Compares the problems before and after a change. One that has only moved to another line is neither new nor fixed. */
export function compareProblems(before: readonly Problem[], after: readonly Problem[]): ProblemChanges {
  return { added: without(after, before), fixed: without(before, after) }
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
