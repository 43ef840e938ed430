/** How much of a line is shown. A terminal would wrap more, and the caret would point elsewhere. */
const width = 100

/**
 * The line of a problem with a caret beneath the spot; of a long line, the part around it.
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
