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
  const start = own.start + indentOf(own)
  const known = explainLine(own, reason)
  if (known) return known
  if (reason === noColon || !/^[A-Za-z-]/.test(source.slice(start))) return generic(noColon, start)
  return explainAbove(own, offset > start) ?? explainEntry(own) ?? explainIndentation(own) ?? generic(reason, offset)
}

/**
 * A line that is no field is read as the beginning of those below it, up to the next field. In the middle of that the
 * parser stops, if not before.
 */
function explainAbove({ above }: Line, isInMiddle: boolean): FaultAt | undefined {
  if (!above) return undefined
  let first = above
  while (isText(first) && first.above && isText(first.above)) first = first.above
  // The entries of a list are texts of their own.
  const line = /^ *- /.test(first.text) ? above : first
  const fault = explainNoField(line) ?? (above.above && explainNoField(above.above))
  return fault ?? (isInMiddle && isText(line) ? generic(noColon, line.start + indentOf(line)) : undefined)
}

function isText({ text }: Line): boolean {
  return !/:(?:\s|$)/.test(text)
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
