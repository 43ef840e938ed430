import { limits } from '../files/limits.ts'
import type { FaultAt } from '../problems/problem.ts'
import { explainLine, explainNoField, hasContent, indentOf, type Line, linesOf } from './yaml-line.ts'
import { explainEntry, explainIndentation } from './yaml-neighbours.ts'

/** What the parser says when something was opened and not closed: it notices only further below. */
const unclosed = /^deficient indentation|^unexpected end/
/** What it says at the end of a line that is no field. */
const noColon = "expected ':' after a mapping key"

/** Explains the syntax error at which the parser stopped, so that a writer can fix it. */
export function explainSyntax({ reason, offset }: { reason: string; offset: number }, source: string): FaultAt {
  if (reason.startsWith('nesting')) {
    const message = `lists and fields are nested more than ${limits.nesting} deep here`
    return { index: offset, message, fix: 'put quotes around a text that begins with [ { or -' }
  }
  return explainAt(reason, offset, source)
}

/** Explains a fault of a kind by the line that it is in, or by those around it. */
export function explainAt(reason: string, offset: number, source: string): FaultAt {
  const lines = linesOf(source)
  const found = lines.findLast(({ start }) => start <= offset) ?? { start: 0, text: '' }
  if (reason === 'document') return generic(reason, offset)
  if (unclosed.test(reason)) return explainUnclosed(found) ?? generic(reason, offset)
  const own = hasContent(found) ? found : (found.above ?? found)
  const { above } = own
  // A line that is no field is read as the beginning of the one below it, in whose middle the parser stops.
  const isAbove = above && !/:(?:\s|$)/.test(above.text) && offset > own.start + indentOf(own)
  const line = isAbove ? above : own
  const start = line.start + indentOf(line)
  return (
    explainLine(line, reason) ??
    (above && (explainNoField(above) ?? (above.above && explainNoField(above.above)))) ??
    (isAbove || !/^[A-Za-z-]/.test(line.text.slice(indentOf(line))) ? generic(noColon, start) : undefined) ??
    explainEntry(line) ??
    explainIndentation(line) ??
    generic(reason, reason === noColon ? start : offset)
  )
}

/** The nearest line above in which something is opened and not closed. */
function explainUnclosed(found: Line): FaultAt | undefined {
  for (let line: Line | undefined = found; line; line = line.above) {
    const fault = explainLine(line, 'unclosed')
    if (fault) return fault
  }
  return undefined
}

function generic(reason: string, index: number): FaultAt {
  const known = explanations.find(({ says }) => says.test(reason))
  if (known) return { index, message: known.message, fix: known.fix }
  return {
    index,
    message: `this cannot be read as YAML: ${reason}`,
    fix: 'write `name: value`, and put quotes around the value if it contains characters such as : # [ {',
  }
}

const explanations: readonly { says: RegExp; message: string; fix: string }[] = [
  {
    says: /^bad indentation|end of the stream or a document separator/,
    message: 'the line begins further left or right than the lines that it belongs to',
    fix: 'begin the fields that belong together in the same column',
  },
  {
    says: new RegExp(`${unclosed.source}|^missed comma|^${noColon}`),
    message: 'a quotation mark, a bracket or a colon is missing',
    fix: 'close what was opened, or write `name: value` with a space after the colon',
  },
  {
    says: /^document$/,
    message: 'a line `...` or `---` ends the frontmatter here',
    fix: 'remove the line; `---` belongs only above and below the frontmatter',
  },
]
