/** The text that was asked of last, and where each of its lines begins: rules ask of one text again and again. */
let known: { text: string; starts: readonly number[] } = { text: '', starts: [0] }

/** The place of a character in a text: line and column, both counted from 1, as editors do. */
export function placeIn(text: string, index: number): { line: number; column: number } {
  if (known.text !== text) known = { text, starts: [0, ...[...text.matchAll(/\n/g)].map((found) => found.index + 1)] }
  const { starts } = known
  const offset = Math.min(index, text.length)
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}
