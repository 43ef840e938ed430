/** The place of a character in a text: line and column, both counted from 1, as editors do. */
export function placeIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index)
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}
