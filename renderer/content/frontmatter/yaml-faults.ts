import type { YAMLError } from 'yaml'
import { limits } from '../files/limits.ts'
import type { FaultAt } from '../problems/problem.ts'
import { explainLine, hasContent, type Line, linesOf } from './yaml-line.ts'
import { explainBracket, explainEntry, explainIndentation } from './yaml-neighbours.ts'

interface ExplainedError extends FaultAt {
  isCertain: boolean
  /** Whether only its neighbours make the line wrong. */
  isOfNeighbours?: boolean
}

/**
 * Explains the errors of the YAML parser so that a writer can fix them. One slip causes several: the consequences of a
 * fault that is already reported are left out.
 */
export function explainYamlErrors(errors: readonly YAMLError[], source: string): FaultAt[] {
  const reported: ExplainedError[] = []
  const reportedLines = new Set<Line>()
  const lines = errors.length > 0 ? linesOf(source) : []
  for (const error of [...errors].sort((a, b) => a.pos[0] - b.pos[0]).slice(0, limits.problems + 1)) {
    const fault = explainError(error, source, lines)
    const line = lineAt(lines, fault.index)
    // An error in a line explains why those after it do not fit below it, up to the next field of the file.
    const block = lines.findLast(({ start, text }) => start < fault.index && /^[A-Za-z]/.test(text))?.start ?? 0
    const isReported = reportedLines.has(line) || (fault.isOfNeighbours && reported.some(({ index }) => index >= block))
    // Only what can be said for certain is worth a second message.
    if (isReported || (reported.length > 0 && !fault.isCertain)) continue
    reported.push(fault)
    reportedLines.add(line)
  }
  return reported.map(({ index, message, fix }) => ({ index, message, fix }))
}

function explainError(
  { code, pos: [offset], ...error }: YAMLError,
  source: string,
  lines: readonly Line[],
): ExplainedError {
  const index = placeOf(code, offset, source, lines)
  if (code === 'DUPLICATE_KEY') {
    const name = /^\s*["']?([^"':\n]+)/.exec(source.slice(index))?.[1]
    const fix = 'keep one of them; if a new list entry begins here, put `- ` before its first field'
    return { index, message: `the field \`${name}\` is given twice`, fix, isCertain: true }
  }
  const line = lineAt(lines, index)
  const own = explainLine(line, code) ?? explainBracket(line, code)
  const fault = own ?? explainEntry(line) ?? explainIndentation(line)
  if (fault) return { ...fault, isCertain: true, isOfNeighbours: !own }
  const explanation = explanations[code]
  if (explanation) return { index, ...explanation, isCertain: false }
  const reason = error.message.split('\n')[0] ?? ''
  return {
    index,
    message: `this cannot be read as YAML: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    fix: 'write `name: value`, and put quotes around the value if it contains characters such as : # [ {',
    isCertain: false,
  }
}

const explanations: Readonly<Record<string, { message: string; fix: string }>> = {
  BAD_INDENT: {
    message: 'the line begins further left or right than the lines that it belongs to',
    fix: 'begin the fields that belong together in the same column',
  },
  MISSING_CHAR: {
    message: 'a quotation mark, a bracket or a colon is missing',
    fix: 'close what was opened, or write `name: value` with a space after the colon',
  },
  MULTIPLE_DOCS: {
    message: 'a line `...` or `---` ends the frontmatter here',
    fix: 'remove the line; `---` belongs only above and below the frontmatter',
  },
}

/**
 * Where a fault begins. The parser finds an unclosed quotation mark at the end, or in an empty line below it, and a field
 * in the wrong column in a comment above it.
 */
function placeOf(code: string, offset: number, source: string, lines: readonly Line[]): number {
  const isMissing = code === 'MISSING_CHAR'
  if (isMissing && offset >= source.trimEnd().length) {
    const opened = /: (["'])(?:(?!\1)[\s\S])*$/.exec(source)
    return opened ? opened.index + 2 : offset
  }
  const line = lineAt(lines, offset)
  if (hasContent(line)) return offset
  return (isMissing ? line.above : line.below)?.start ?? offset
}

function lineAt(lines: readonly Line[], offset: number): Line {
  return lines.findLast(({ start }) => start <= offset) ?? { start: 0, text: '' }
}
