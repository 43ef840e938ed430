import { LineCounter } from 'yaml'
import type { Location } from './problem.ts'

/** The text that was asked of last, and where each of its lines begins: rules ask of one text again and again. */
let known: { text: string; lines: LineCounter } = { text: '', lines: new LineCounter() }

/** The place of a character in a text: line and column, both counted from 1, as editors do. */
export function placeIn(text: string, index: number): { line: number; column: number } {
  if (known.text !== text) {
    known = { text, lines: new LineCounter() }
    known.lines.addNewLine(0)
    for (const lineEnd of text.matchAll(/\n/g)) known.lines.addNewLine(lineEnd.index + 1)
  }
  const { line, col } = known.lines.linePos(Math.min(index, text.length))
  return { line, column: col }
}

/** The place in a file of a character of the text beneath its frontmatter. */
export function placeInBody(file: { file: string; body: string; bodyLine: number }, index: number): Location {
  const { line, column } = placeIn(file.body, index)
  return { file: file.file, line: file.bodyLine + line - 1, column }
}
