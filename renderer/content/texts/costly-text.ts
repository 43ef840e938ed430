import { limits } from '../files/limits.ts'
import type { FaultAt } from '../problems/problem.ts'

/** Something in a text that exceeds a limit. */
export interface Costly extends FaultAt {
  rule: 'nesting' | 'length'
}

/** The markers of nested lists and quotations. */
const opening = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])(?=[ \t>]|$))*/
const marks = /[*_[\]`<{:&!|~]/g

/**
 * Finds markdown that would take too long to parse, in one pass over the lines. It counts the most that a line can
 * mean: signs in code, too, and every two leading spaces as a list.
 */
export function findCostly(text: string): Costly | undefined {
  let block = { start: 0, signs: 0, cells: 0, columns: 0 }
  let containers = 0
  let index = 0
  for (const line of text.split('\n')) {
    const end = index + line.length
    if (/^[ \t]*$/.test(line)) block = { start: end + 1, signs: 0, cells: 0, columns: 0 }
    else {
      const before = opening.exec(line)?.[0] ?? ''
      // Blocks with three colons are nested until one is closed.
      if (line.startsWith(':::', before.length)) containers += 1
      const deep = containers > limits.nesting ? 0 : tooDeepAt(before)
      if (deep !== undefined) return { index: index + deep, ...tooDeep }
      const bars = line.split('|').length - 1
      if (/^[ \t>]*[|:-][ \t|:-]*$/.test(line)) block.columns = Math.max(block.columns, bars)
      const signs = line.match(marks)?.length ?? 0
      // No sign in a table row affects another row; the cost is in the number of cells.
      if (block.columns > 0 && line.startsWith('|', before.length)) block.cells += Math.max(block.columns, bars)
      else block.signs += Math.max(signs, block.columns)
      if (block.cells > limits.marks) return { index, ...tooManyCells }
      if (Math.max(block.signs, signs) > limits.marks) return { index, ...tooManySigns }
      if (end - block.start > limits.textLength) return { index: block.start, ...tooLong }
    }
    index = end + 1
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

/** What is said of parts that are nested too deep. */
export const tooDeep = {
  rule: 'nesting',
  message: `lists, quotations and other marks are nested more than ${limits.nesting} deep here`,
  fix: 'remove marks such as > and -, or put a backslash before those that are meant as text',
} as const
const tooManyCells = {
  rule: 'length',
  message: `this table has more than ${limits.marks} cells`,
  fix: 'split it into two tables',
} as const
const tooManySigns = {
  rule: 'length',
  message: `more than ${limits.marks} signs such as * [ and | are here without an empty line between them`,
  fix: 'put empty lines between the parts, or remove some signs',
} as const
const tooLong = {
  rule: 'length',
  message: `more than ${limits.textLength} characters are here without an empty line between them`,
  fix: 'split it into paragraphs, with an empty line between them',
} as const
