import { LineCounter } from 'yaml'

/** The last text, and where each of its lines begins: rules look up one text again and again. */
let known: { text: string; lines: LineCounter } = { text: '', lines: new LineCounter() }

/** The line and column of a character in a text, counted from 1, as in editors. */
export function placeIn(text: string, index: number): { line: number; column: number } {
  if (known.text !== text) {
    known = { text, lines: new LineCounter() }
    known.lines.addNewLine(0)
    for (const lineEnd of text.matchAll(/\n/g)) known.lines.addNewLine(lineEnd.index + 1)
  }
  const { line, col } = known.lines.linePos(Math.min(index, text.length))
  return { line, column: col }
}
