import { compareText } from './compare-text.ts'

/** A place in a file: 1-based line and column, as editors count them. */
export interface Location {
  file: string
  line: number
  column: number
}

/** A fault in the content, told so that a writer can mend it without reading any code. */
export interface Problem extends Location {
  /** Errors stop a build; warnings (time, appearance) and suggestions (style) never change the exit code. */
  severity: 'error' | 'warning' | 'suggestion'
  /** The name of the rule that found it, such as `figures/ledger`. */
  rule: string
  /** What is wrong and what was expected. */
  message: string
  /** What to do about it, where that is not plain from the message. */
  mend?: string
}

/** Puts problems into the same order on every machine: by file, line, column, rule and message. */
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
