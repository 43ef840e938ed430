import type { YAMLError } from 'yaml'
import { limits } from '../files/limits.ts'
import { placeIn } from '../problems/place-in.ts'
import { shorten } from '../problems/shorten.ts'
import { columnOfNeighbour, explainEntry } from './yaml-entries.ts'
import type { YamlFault } from './yaml-fault.ts'
import { explainLine, type LineFault } from './yaml-line.ts'

/**
 * Explains the errors of the YAML parser so that a writer can fix them. One slip causes several: the consequences of a
 * fault that is already reported are left out.
 */
export function explainYamlErrors(errors: readonly YAMLError[], source: string): YamlFault[] {
  const told: ExplainedError[] = []
  const lines = new Set<number>()
  for (const error of [...errors].sort((a, b) => a.pos[0] - b.pos[0]).slice(0, limits.problems + 1)) {
    const fault = explainError(error, source)
    const line = lineAt(source, fault.offset)
    // An error in a line explains why those after it do not fit below it, up to the next field of the file.
    const block = topLevelAbove(source, fault.offset)
    const isTold = lines.has(line.number) || (fault.isOfNeighbours && told.some(({ offset }) => offset >= block))
    // Only what can be said for certain is worth a second message.
    if (isTold || (told.length > 0 && !fault.isCertain)) continue
    told.push(fault)
    lines.add(line.number)
  }
  return told.map(({ isCertain, isOfNeighbours, ...fault }) => fault)
}

/** Where the top-level field around an offset begins. */
function topLevelAbove(source: string, offset: number): number {
  const starts = [...source.slice(0, offset).matchAll(/^[A-Za-z]/gm)]
  return starts.at(-1)?.index ?? 0
}

interface ExplainedError extends YamlFault {
  isCertain: boolean
  /** Whether only its neighbours make the line wrong. */
  isOfNeighbours?: boolean
}

function explainError(error: YAMLError, source: string): ExplainedError {
  const offset = placeOf(error.code, error.pos[0], source)
  if (error.code === 'DUPLICATE_KEY') {
    const name = /^\s*["']?([^"':\n]+)/.exec(source.slice(offset))?.[1]
    const fix = 'keep one of them; if a new list entry begins here, put `- ` before its first field'
    return { offset, message: `the field \`${name}\` is given twice`, fix, isCertain: true }
  }
  const line = lineAt(source, offset)
  const own: (LineFault & { line?: Line }) | undefined =
    explainLine(line.text, error.code) ?? explainBracket(source, line, error.code)
  const fault = own ?? explainEntry(line.text, linesAbove(source, line)) ?? explainIndentation(source, line)
  if (fault) {
    const { index, line: other = line, ...rest } = { line, ...fault }
    return { ...rest, offset: other.start + index, isCertain: true, isOfNeighbours: !own }
  }
  const explanation = explanations[error.code]
  if (explanation) return { offset, ...explanation, isCertain: false }
  const reason = error.message.split('\n')[0] ?? ''
  return {
    offset,
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
function placeOf(code: string, offset: number, source: string): number {
  const isMissing = code === 'MISSING_CHAR'
  if (isMissing && offset >= source.trimEnd().length) {
    const opened = /: (["'])(?:(?!\1)[\s\S])*$/.exec(source)
    return opened ? opened.index + 2 : offset
  }
  const line = lineAt(source, offset)
  if (hasContent(line.text)) return offset
  return neighbour(source, line, isMissing ? -1 : 1)?.start ?? offset
}

interface Line {
  number: number
  start: number
  text: string
}

function lineAt(source: string, offset: number): Line {
  const start = source.lastIndexOf('\n', offset - 1) + 1
  const end = source.indexOf('\n', start)
  return { number: placeIn(source, start).line, start, text: source.slice(start, end < 0 ? undefined : end) }
}

/** The beginning of each line that is neither empty nor a comment. */
const content = /^[^\S\n]*[^\s#]/gm

function hasContent(line: string): boolean {
  return line.search(content) >= 0
}

/** The nearest line in a direction that is neither empty nor a comment. */
function neighbour(source: string, { start }: Line, step: 1 | -1): Line | undefined {
  const starts = Array.from(source.matchAll(content), ({ index }) => index)
  const nearest = step === 1 ? starts.find((each) => each > start) : starts.findLast((each) => each < start)
  return nearest === undefined ? undefined : lineAt(source, nearest)
}

/** The lines above one that are neither empty nor comments, the nearest first. */
function linesAbove(source: string, { start }: Line): string[] {
  return source.slice(0, start).split('\n').filter(hasContent).reverse()
}

const field = /^(?<indent> *(?:- +)*)(?<name>[A-Za-z][\w-]*):(?: |$)/

/** A bracket that is not closed on its line; the parser stumbles on the line after it. */
function explainBracket(source: string, line: Line, code: string): (LineFault & { line: Line }) | undefined {
  const above = code === 'BAD_INDENT' ? neighbour(source, line, -1) : undefined
  const fault = above && /: +[[{][^\]}]*$/.test(above.text) ? explainLine(above.text, code) : undefined
  return above && fault && { ...fault, line: above }
}

/** A field that is not aligned with its neighbours; the parser often stumbles on the line before it. */
function explainIndentation(source: string, line: Line): (LineFault & { line: Line }) | undefined {
  const next = neighbour(source, line, 1)
  const [upper, lower] = isDeeper(line, next) ? [line, next] : [neighbour(source, line, -1), line]
  const above = upper && field.exec(upper.text)?.groups
  const below = lower && field.exec(lower.text)?.groups
  if (!above?.name || !below?.name || above.indent?.length === below.indent?.length) return undefined
  const odd = upper && explainUpper(source, upper, below.indent?.length ?? 0)
  if (odd) return odd
  const wanted = (above.indent?.length ?? 0) + 1
  const found = (below.indent?.length ?? 0) + 1
  const direction = found > wanted ? 'right' : 'left'
  return {
    line: lower,
    index: found - 1,
    message: `\`${below.name}\` begins further ${direction} (column ${found}) than \`${above.name}\` above it (column ${wanted})`,
    fix:
      above.indent?.includes('-') && found - wanted > 1
        ? `let it begin at column ${wanted}, or move the hyphen before \`${above.name}\` to column ${found - 2}, where the other entries begin`
        : `let it begin at column ${wanted}, or at that of the fields that it belongs to`,
  }
}

/** Explains the upper of two fields if it is the misaligned one, or begins an entry without its hyphen. */
function explainUpper(source: string, upper: Line, below: number): (LineFault & { line: Line }) | undefined {
  const { indent = '', name } = field.exec(upper.text)?.groups ?? {}
  const over = neighbour(source, upper, -1)
  const before = over && field.exec(over.text)?.groups
  if (!name || !before?.name) return undefined
  const index = indent.length
  if (!indent.includes('-') && columnOfNeighbour(linesAbove(source, upper)) === index) {
    const message = `\`${name}\` begins where the entries of the list begin, but has no hyphen`
    return { line: upper, index, message, fix: `write \`- ${shorten(upper.text.trim())}\`` }
  }
  const wanted = before.indent?.length ?? 0
  if (wanted !== below || wanted <= index) return undefined
  const message = `\`${name}\` begins further left (column ${index + 1}) than \`${before.name}\` above it (column ${wanted + 1})`
  return { line: upper, index, message, fix: `let it begin at column ${wanted + 1}` }
}

function isDeeper(line: Line, next: Line | undefined): next is Line {
  const above = field.exec(line.text)?.groups?.indent
  const below = next && field.exec(next.text)?.groups?.indent
  return above !== undefined && below !== undefined && below.length > above.length
}
