import { readBytes } from '../../renderer/content/files/file-access.ts'
import { limits } from '../../renderer/content/files/limits.ts'
import type { Location } from '../../renderer/content/problems/problem.ts'

/** How much of a line is shown. A terminal would wrap more, and the caret would point elsewhere. */
const width = 100

/** Makes a function that returns the line of a position, or the part around it, with a caret below. */
export function createExcerpts(): (place: Location) => string[] {
  const linesOf = new Map<string, readonly string[]>()
  return ({ file, line, column }) => {
    const lines = linesOf.get(file) ?? readLines(file)
    linesOf.set(file, lines)
    const source = lines[line - 1]
    return source === undefined ? [] : excerptOf(source, line, column)
  }
}

function excerptOf(source: string, line: number, column: number): string[] {
  const number = String(line)
  const spot = Math.min(column - 1, source.length)
  const from = source.length <= width ? 0 : Math.max(0, Math.min(spot - width * 0.6, source.length - width))
  const before = from > 0 ? '…' : ''
  const after = from + width < source.length ? '…' : ''
  const part = source.slice(from, from + width).replaceAll('\t', ' ')
  return [
    `  ${number} │ ${before}${part}${after}`,
    `  ${' '.repeat(number.length)} │ ${' '.repeat(before.length + spot - from)}^`,
  ]
}

/** The lines of a file; none of a picture, or if it cannot be read, which may be the problem itself. */
function readLines(file: string): readonly string[] {
  const bytes = readBytes(file, limits.ledgerSize)
  return bytes.ok && !bytes.value.includes(0) ? new TextDecoder().decode(bytes.value).split(/\r?\n/) : []
}
