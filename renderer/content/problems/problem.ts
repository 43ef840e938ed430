import { limits } from '../files/limits.ts'
import { compareText } from '../texts/compare-text.ts'

/** A path into the fields of a file: `['milestones', 2, 'deadline']`. */
export type Path = readonly (string | number)[]

/** A position in a file: line and column, counted from 1, as in editors. */
export interface Location {
  file: string
  line: number
  column: number
}

/** A value in the fields of a file. */
export interface FieldPlace {
  file: string
  path: Path
  /** For the name of the field. */
  part?: 'key' | undefined
  /** A character of the text there, counted from 0 as it is read. */
  index?: number | undefined
}

/** A character of the text below the fields of a file, counted from 0. */
interface TextPlace {
  file: string
  offset: number
}

/** Where something is, in terms of the content. Its line and column are found when it is reported. */
export type Place = FieldPlace | TextPlace | Location

/** What is wrong in the content, described so that a writer can fix it without reading any code. */
interface Finding {
  /** Errors stop a build; warnings never change the exit code. */
  severity: 'error' | 'warning'
  /** The name of the rule that found it, such as `figures/ledger`. */
  rule: string
  message: string
  /** What to do about it, unless that is clear from the message. */
  fix?: string
  /** The name of a content file that this names; while there is no such file, all such problems are one. */
  missing?: string
}

export type Problem = Place &
  Finding & {
    /** Other places that the message is about: it ends with them. */
    alsoAt?: readonly Place[]
  }

export type PlacedProblem = Location & Finding

/** What is wrong, and what to do about it, without a position. */
export type Fault = Required<Pick<Finding, 'message' | 'fix'>>

/** A fault at a character of a text, counted from 0. */
export interface FaultAt extends Fault {
  index: number
}

/** An error at a place, like most problems. */
export function errorAt<Where extends Place>(place: Where, rule: string, message: string, fix?: string) {
  return { ...place, severity: 'error' as const, rule, message, ...(fix && { fix }) }
}

/** The same as a warning. */
export function warningAt(place: Place, rule: string, message: string, fix?: string): Problem {
  return { ...errorAt(place, rule, message, fix), severity: 'warning' }
}

/** A problem that names a content file, which may not be there. */
export function namingFile<Found extends Problem>(missing: string | undefined, problem: Found): Found {
  return missing === undefined ? problem : { ...problem, missing }
}

/** Whether a problem stops a build. */
export function isError({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'error'
}

/** The position for a problem with a whole file. */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1 }
}

/** Finds the line and column of a character in a text, counted from 1, as in editors. */
export function createLineCounter(text: string): (index: number) => Omit<Location, 'file'> {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return (index) => {
    let [line, after] = [0, starts.length]
    while (after - line > 1) {
      const middle = (line + after) >> 1
      if ((starts[middle] ?? 0) <= index) line = middle
      else after = middle
    }
    return { line: line + 1, column: Math.min(index, text.length) - (starts[line] ?? 0) + 1 }
  }
}

/** The line and column of one character in a text. */
export function placeIn(text: string, index: number): Omit<Location, 'file'> {
  return createLineCounter(text)(index)
}

/** What was read, or everything that is wrong with it. */
export type ReadResult<T, Found = PlacedProblem> = { ok: true; value: T } | { ok: false; problems: Found[] }

/** Sorts problems in the same order on every machine: by file, line, column, rule and message. */
export function sortProblems(problems: readonly PlacedProblem[]): PlacedProblem[] {
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
export function limitProblems(problems: readonly PlacedProblem[]): PlacedProblem[] {
  const reported = new Map<string, number>()
  return problems.flatMap((problem): PlacedProblem[] => {
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
