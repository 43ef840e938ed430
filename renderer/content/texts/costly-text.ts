import { limits } from '../files/limits.ts'

/** Something in a text that exceeds a limit. */
export interface Costly {
  /** Where the excess begins, from 0. */
  index: number
  rule: 'nesting' | 'length'
  message: string
  fix: string
}

/** The markers of nested lists and quotations. */
const opening = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])(?=[ \t>]|$))*/
const marks = /[*_[\]`<{:&!|~]/g

/**
 * Finds markdown that would take too long to parse, in one pass over the lines. It counts the most that a line can
 * mean: signs in code, too, and every two leading spaces as a list.
 */
export function findCostly(text: string): Costly | undefined {
  let start = 0
  let signs = 0
  let cells = 0
  let columns = 0
  let containers = 0
  let offset = 0
  for (const line of text.split('\n')) {
    if (/^[ \t]*$/.test(line)) {
      start = offset + line.length + 1
      signs = 0
      cells = 0
      columns = 0
    } else {
      const before = opening.exec(line)?.[0] ?? ''
      // Blocks with three colons are nested until one is closed.
      if (line.startsWith(':::', before.length)) containers += 1
      const deep = containers > limits.nesting ? 0 : tooDeepAt(before)
      if (deep !== undefined) return tooDeep(offset + deep)
      const bars = line.split('|').length - 1
      if (/^[ \t>]*[|:-][ \t|:-]*$/.test(line)) columns = Math.max(columns, bars)
      const own = line.match(marks)?.length ?? 0
      // No sign in a table row affects another row; the cost is in the number of cells.
      if (columns > 0 && line.startsWith('|', before.length)) cells += Math.max(columns, bars)
      else signs += Math.max(own, columns)
      if (cells > limits.marks) {
        const message = `this table has more than ${limits.marks} cells`
        return { index: offset, rule: 'length', message, fix: 'split it into two tables' }
      }
      if (Math.max(signs, own) > limits.marks) {
        const message = `more than ${limits.marks} signs such as * [ and | are here without an empty line between them`
        return {
          index: offset,
          rule: 'length',
          message,
          fix: 'put empty lines between the parts, or remove some signs',
        }
      }
      if (offset + line.length - start > limits.textLength) return tooLong(start)
    }
    offset += line.length + 1
  }
  return undefined
}

/** Where lists and quotations would be too deep: a quotation takes one sign, a list at least two, and a tab is up to four. */
function tooDeepAt(before: string): number | undefined {
  let depth = 0
  const index = [...before].findIndex((sign) => {
    depth += sign === '>' ? 1 : sign === '\t' ? 2 : 1 / 2
    return depth > limits.nesting
  })
  return index < 0 ? undefined : index
}

/** The fault of nesting too deep. */
export function tooDeep(index: number): Costly {
  const message = `lists, quotations and other marks are nested more than ${limits.nesting} deep here`
  const fix = 'remove marks such as > and -, or put a backslash before those that are meant as text'
  return { index, rule: 'nesting', message, fix }
}

function tooLong(index: number): Costly {
  const message = `more than ${limits.textLength} characters are here without an empty line between them`
  return { index, rule: 'length', message, fix: 'split it into paragraphs, with an empty line between them' }
}
