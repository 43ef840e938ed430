import { resolve } from 'node:path'
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node'
import { groupBy } from '../../renderer/content/figures/group-by.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { rangeOf } from './ranges.ts'
import type { Workspace } from './workspace.ts'

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  suggestion: DiagnosticSeverity.Information,
} as const

/** Everything that is wrong with the content, by the path of each file. */
export function findDiagnostics({ current, documentAt }: Workspace): [path: string, diagnostics: Diagnostic[]][] {
  const byPath = groupBy(current().problems, ({ file }) => resolve(file))
  return [...byPath].map(([path, problems]) => {
    const lines = documentAt(path)?.getText().split(/\r?\n/) ?? []
    return [path, problems.map((problem) => toDiagnostic(problem, lines[problem.line - 1] ?? ''))]
  })
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
