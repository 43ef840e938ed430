import { resolve } from 'node:path'
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { rangeOf } from './ranges.ts'
import type { Workspace } from './workspace.ts'

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  suggestion: DiagnosticSeverity.Information,
} as const

/** Everything that is wrong with the content, by the path of each file. */
export function findDiagnostics({ current, documentAt }: Workspace): Map<string, Diagnostic[]> {
  const byPath = new Map<string, Diagnostic[]>()
  for (const [path, problems] of groupByPath(current().problems)) {
    const lines = documentAt(path)?.getText().split(/\r?\n/) ?? []
    byPath.set(
      path,
      problems.map((problem) => toDiagnostic(problem, lines[problem.line - 1] ?? '')),
    )
  }
  return byPath
}

function groupByPath(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const path = resolve(problem.file)
    const group = groups.get(path)
    if (group) group.push(problem)
    else groups.set(path, [problem])
  }
  return groups
}

function toDiagnostic(problem: Problem, line: string): Diagnostic {
  const { severity, rule, message, fix } = problem
  return {
    range: rangeOf(line, problem),
    severity: severities[severity],
    code: rule,
    source: 'check',
    message: fix ? `${message}\n→ ${fix}` : message,
  }
}
