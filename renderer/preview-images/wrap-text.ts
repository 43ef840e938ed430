/** Letter widths in the display face, as shares of its size; slightly too large, so that nothing is cut. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’!|()]/, 0.28],
  [/[ftrI\s-]/, 0.36],
  [/[mwMW%@—]/, 0.86],
  [/[A-Z$€+\d]/, 0.62],
]
const usual = 0.53

/** About how wide a text is at a size, in pixels. */
function measureText(text: string, size: number): number {
  const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? usual
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size
}

/**
 * Breaks a text into lines at its spaces; what does not fit on the last line ends in an ellipsis.
 *
 * @returns at most as many lines as allowed, and whether the whole text is on them
 */
export function wrapText(text: string, size: number, width: number, limit: number) {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measureText(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const fits = lines.every((line) => measureText(line, size) <= width)
  if (lines.length <= limit) return { lines, isWhole: fits }
  return { lines: [...lines.slice(0, limit - 1), `${lines[limit - 1]}…`], isWhole: false }
}
