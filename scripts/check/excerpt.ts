/** How much of a line is shown: what is longer is broken by a terminal, and the caret then points at something else. */
const width = 100

/**
 * The line that a problem stands in, with a caret beneath the very spot. Of a long line the part around the spot is shown.
 *
 * @param source the whole line
 */
export function excerptOf(source: string, line: number, column: number): string[] {
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
