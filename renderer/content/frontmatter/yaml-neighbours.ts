import type { FaultAt } from '../problems/problem.ts'
import { shorten } from '../problems/shorten.ts'
import type { Line } from './yaml-line.ts'

const entry = /^(?<indent> *)- /
const field = /^(?<indent> *(?:- +)*)(?<name>[A-Za-z][\w-]*):(?: |$)/

/** Explains a list entry that is not aligned with its neighbour, or that belongs to no list. */
export function explainEntry(line: Line): FaultAt | undefined {
  const found = entry.exec(line.text)?.groups?.indent?.length
  if (found === undefined) return undefined
  const index = line.start + found
  const wanted = columnOfNeighbour(line)
  if (wanted !== undefined && wanted !== found) {
    const direction = found > wanted ? 'right' : 'left'
    return {
      index,
      message: `the entry begins further ${direction} (column ${found + 1}) than the one above it (column ${wanted + 1})`,
      fix: 'put the hyphens of both in the same column',
    }
  }
  const { indent, name } = /^(?<indent> *)(?<name>[A-Za-z][\w-]*): +[^\s|>&]/.exec(line.above?.text ?? '')?.groups ?? {}
  if (wanted !== undefined || indent === undefined || indent.length > found) return undefined
  return {
    index,
    message: `this is a list entry, but \`${name}\` above it already has a value`,
    fix: 'put the name of the list on a line of its own above it, with a colon, or remove the line',
  }
}

/** The column of the hyphen of the entry above, from 0: only lines of that entry may be between. */
function columnOfNeighbour({ above }: Line): number | undefined {
  for (let line = above; line; line = line.above) {
    const hyphen = entry.exec(line.text)?.groups?.indent?.length
    if (hyphen !== undefined) return hyphen
    if (/^\S/.test(line.text)) return undefined
  }
  return undefined
}

/** A field with the column that it begins in, from 1. */
interface Field {
  line: Line
  indent: string
  name: string
  column: number
}

function fieldIn(line: Line | undefined): Field | undefined {
  const { indent = '', name } = field.exec(line?.text ?? '')?.groups ?? {}
  return line && name !== undefined ? { line, indent, name, column: indent.length + 1 } : undefined
}

/** A field that is not aligned with its neighbours; the parser often stumbles on the line before it. */
export function explainIndentation(line: Line): FaultAt | undefined {
  const [above, own, below] = [fieldIn(line.above), fieldIn(line), fieldIn(line.below)]
  if (own && below && below.column > own.column && !isWithin(below, own)) return explainPair(own, below)
  if (!above || !own || above.column === own.column) return undefined
  if (!isWithin(own, above)) return explainPair(above, own)
  // What a field is within may be in the wrong column itself.
  const top = fieldIn(above.line.above)
  return top && above.column > top.column && !isWithin(above, top) ? explainPair(top, above) : undefined
}

function explainPair(upper: Field, lower: Field): FaultAt {
  const gap = lower.column - upper.column
  const wanted = `let it begin at column ${upper.column}`
  const fix =
    upper.indent.includes('-') && gap > 1
      ? `${wanted}, or move the hyphen before \`${upper.name}\` to column ${lower.column - 2}, where the other entries begin`
      : `${wanted}, or at that of the fields that it belongs to`
  return explainUpper(upper, lower) ?? misaligned(lower, upper, fix)
}

/** Whether a field may be a part of the one above it, which has no value. */
function isWithin(lower: Field, upper: Field): boolean {
  return lower.column > upper.column && /:\s*$/.test(upper.line.text)
}

/** Explains the upper of two fields if it is the misaligned one, or begins an entry without its hyphen. */
function explainUpper(upper: Field, lower: Field): FaultAt | undefined {
  const before = fieldIn(upper.line.above)
  if (!before) return undefined
  const { line, indent, name, column } = upper
  if (!indent.includes('-') && columnOfNeighbour(line) === indent.length) {
    const message = `\`${name}\` begins where the entries of the list begin, but has no hyphen`
    return { index: line.start + indent.length, message, fix: `write \`- ${shorten(line.text.trim())}\`` }
  }
  if (before.column !== lower.column || before.column <= column) return undefined
  return misaligned(upper, before, `let it begin at column ${before.column}`)
}

function misaligned({ line, name, column }: Field, above: Field, fix: string): FaultAt {
  const direction = column > above.column ? 'right' : 'left'
  const message = `\`${name}\` begins further ${direction} (column ${column}) than \`${above.name}\` above it (column ${above.column})`
  return { index: line.start + column - 1, message, fix }
}
