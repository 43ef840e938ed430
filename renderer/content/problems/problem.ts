import { LineCounter } from 'yaml'
import { limits } from '../files/limits.ts'
import { compareText } from '../texts/compare-text.ts'

/** A position in a file: line and column, counted from 1, as in editors. */
export interface Location {
  file: string
  line: number
  column: number
}

/** A problem in the content, described so that a writer can fix it without reading any code. */
export interface Problem extends Location {
  /** Errors stop a build; warnings never change the exit code. */
  severity: 'error' | 'warning'
  /** The name of the rule that found it, such as `figures/ledger`. */
  rule: string
  /** What is wrong and what was expected. */
  message: string
  /** What to do about it, unless that is clear from the message. */
  fix?: string
  /** The name of a content file that this names; while there is no such file, all such problems are one. */
  missing?: string
}

/** What is wrong, and what to do about it, without a position. */
export type Fault = Required<Pick<Problem, 'message' | 'fix'>>

/** A fault at a character of a text, counted from 0. */
export interface FaultAt extends Fault {
  index: number
}

/** An error at a position, like most problems. */
export function errorAt({ file, line, column }: Location, rule: string, message: string, fix?: string): Problem {
  return { file, line, column, severity: 'error', rule, message, ...(fix && { fix }) }
}

/** A problem that names a content file, which may not be there. */
export function naming(missing: string | undefined, problem: Problem): Problem {
  return missing === undefined ? problem : { ...problem, missing }
}

/** Whether a problem stops a build. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

/** The position for a problem with a whole file. */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1 }
}

/** The last text, and where each of its lines begins: rules look up one text again and again. */
let known: { text: string; lines: LineCounter } = { text: '', lines: new LineCounter() }

/** The line and column of a character in a text, counted from 1, as in editors. */
export function placeIn(text: string, index: number): { line: number; column: number } {
  if (known.text !== text) {
    known = { text, lines: new LineCounter() }
    known.lines.addNewLine(0)
    for (const lineEnd of text.matchAll(/\n/g)) known.lines.addNewLine(lineEnd.index + 1)
  }
  const { line, col } = known.lines.linePos(Math.min(index, text.length))
  return { line, column: col }
}

/** Either the value read, or the problems. */
export type ReadResult<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Sorts problems in the same order on every machine: by file, line, column, rule and message. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  )
}

/** Limits the problems of one severity in a file, in their order, to a number that somebody can fix at a time. */
export function limitProblems(problems: readonly Problem[]): Problem[] {
  const reported = new Map<string, number>()
  return problems.flatMap((problem): Problem[] => {
    const { file, severity } = problem
    const key = `${severity} ${file}`
    const before = reported.get(key) ?? 0
    reported.set(key, before + 1)
    if (before < limits.problems) return [problem]
    if (before > limits.problems) return []
    const message = `this file has more ${severity}s from here on`
    return [
      { ...problem, rule: 'files/more', message, fix: `fix those above; ${limits.problems} are reported at a time` },
    ]
  })
}
