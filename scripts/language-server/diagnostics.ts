import { resolve } from 'node:path'
import { CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { groupBy } from '../../renderer/content/figures/group-by.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'
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
    const diagnostics = problems.map((problem) => ({
      range: rangeOf(lines[problem.line - 1] ?? '', problem),
      severity: severities[problem.severity],
      code: problem.rule,
      source: 'check',
      message: problem.fix ? `${problem.message}\n→ ${problem.fix}` : problem.message,
    }))
    return [path, diagnostics]
  })
}

/** What a place in a text can begin with, in the order in which it is tried. */
const shapes: readonly RegExp[] = [
  /^:{1,2}[a-z-]+\[[^\]\n]*\](?:\{[^}\n]*\})?/,
  /^!?\[[^\]\n]*\]\([^)\n]*\)/,
  /^<[^<>\n]*>/,
  /^"(?:[^"\\\n]|\\.)*"/,
  /^'(?:[^'\n]|'')*'/,
  /^[\p{L}\p{N}][^\s,;:!?()[\]{}"“”]*/u,
]

/**
 * The part of its line that a problem is about. Problems say where it begins; it is what the message quotes there, or
 * the reference, link or word.
 */
export function rangeOf(text: string, { line, column, rule, message }: Problem) {
  const start = Math.min(Math.max(column - 1, 0), text.length)
  const rest = text.slice(start)
  const at = (character: number) => ({ line: Math.max(line - 1, 0), character: start + character })
  const [link = '', address] = /^!?\[[^\]\n]*\]\(([^)\s]*)/.exec(rest) ?? []
  if (address && /^(?:links|images)\//.test(rule) && rule !== 'links/text')
    return { start: at(link.length - address.length), end: at(link.length) }
  const said = quotedIn(message, (words) => rest.startsWith(words))
  const whole = said ?? shapes.map((shape) => shape.exec(rest)?.[0]).find((found) => found !== undefined)
  return { start: at(0), end: at((whole ?? rest.slice(0, 1)).length) }
}

/** What an editor can do by itself about faults: write what the message thinks was meant. */
export function quickFixes(diagnostics: readonly Diagnostic[], document: TextDocument) {
  return diagnostics.flatMap((diagnostic) => {
    const { range, message, code, source } = diagnostic
    if (source !== 'check' || typeof message !== 'string') return []
    const written = document.getText(range)
    const wrong = wrongIn(written, message, code)
    if (!wrong) return []
    const [, meant = ''] = /did you mean ((?:`[^`]+`(?: or )?)+)\?/.exec(message) ?? []
    return [...meant.matchAll(/`([^`]+)`/g)].map(([, right = ''], index) => ({
      title: `Write ${right}`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      isPreferred: index === 0,
      // As it is: what was meant may contain a dollar sign.
      edit: { changes: { [document.uri]: [{ range, newText: written.replace(wrong, () => right) }] } },
    }))
  })
}

/** The part of what is underlined that is wrong: what the message quotes, or the address that it is about. */
function wrongIn(written: string, message: string, rule: Diagnostic['code']): string | undefined {
  if (rule === 'links/anchor') return written.slice(written.indexOf('#') + 1)
  if (rule === 'links/target') return written
  // Curly quotes are those of a writer's sentence.
  const [says = ''] = message.replace(/“[^”]*”/g, '').split('\n')
  return quotedIn(says, (words) => written.includes(words))
}

/** The longest words that a message quotes, of those that are meant. */
function quotedIn(message: string, isMeant: (words: string) => boolean): string | undefined {
  const quoted = [...message.matchAll(/`([^`]+)`|"([^"]+)"|“([^”]+)”/g)].flatMap((found) => found.slice(1))
  return quoted.filter((words) => words && isMeant(words)).sort((a, b) => b.length - a.length)[0]
}
