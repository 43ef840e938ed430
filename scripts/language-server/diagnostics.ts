import { resolve } from 'node:path'
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range,
} from 'vscode-languageserver/node'
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
 * The part of a line that a problem is about. Problems say where it begins; it is what the message quotes there, or the
 * reference, link or word.
 *
 * @param line the line of the file that the problem is on
 */
export function rangeOf(line: string, { line: number, column, rule, message }: Problem): Range {
  const start = Math.min(Math.max(column - 1, 0), line.length)
  const rest = line.slice(start)
  const [from, to] = spanIn(rest, rule, message)
  const at = (character: number) => ({ line: Math.max(number - 1, 0), character: start + character })
  return { start: at(from), end: at(to) }
}

function spanIn(rest: string, rule: string, message: string): readonly [number, number] {
  const address = /^!?\[[^\]\n]*\]\(([^)\s]*)/.exec(rest)
  if (address?.[1] && /^(?:links|images)\//.test(rule) && rule !== 'links/text')
    return [address[0].length - address[1].length, address[0].length]
  const said = quotedIn(message, (words) => rest.startsWith(words))
  const whole = said ?? shapes.map((shape) => shape.exec(rest)?.[0]).find((found) => found !== undefined)
  return [0, whole?.length ?? Math.min(1, rest.length)]
}

/** What an editor can do by itself about faults: write what the message thinks was meant. */
export function quickFixes(diagnostics: readonly Diagnostic[], document: TextDocument): CodeAction[] {
  return diagnostics.flatMap((diagnostic): CodeAction[] => {
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
  const [says = ''] = message.split('\n')
  return quotedIn(says, (words) => written.includes(words))
}

/** The longest words that a message quotes, of those that are meant. */
function quotedIn(message: string, isMeant: (words: string) => boolean): string | undefined {
  const quoted = [...message.matchAll(/`([^`]+)`|"([^"]+)"|“([^”]+)”/g)].flatMap((found) => found.slice(1))
  return quoted.filter((words) => words && isMeant(words)).sort((a, b) => b.length - a.length)[0]
}
