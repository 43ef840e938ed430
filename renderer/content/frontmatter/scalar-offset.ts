import type { Scalar } from 'yaml'

/**
 * The position in the source of a character of a YAML text.
 *
 * @param index counted from 0 in the text as it is read, without quotation marks and escapes
 * @returns undefined for a text over several lines, whose characters have no simple place
 */
export function offsetInScalar({ range, type }: Scalar, source: string, index: number): number | undefined {
  if (!range) return undefined
  const [start, end] = range
  const raw = source.slice(start, end)
  if (raw.includes('\n')) return undefined
  switch (type) {
    case 'PLAIN':
      return start + index
    case 'QUOTE_SINGLE':
      return start + 1 + skip(raw.slice(1), index, /^''/)
    case 'QUOTE_DOUBLE':
      return start + 1 + skip(raw.slice(1), index, /^\\(?:x.{2}|u.{4}|U.{8}|.)/)
    default:
      return undefined
  }
}

/** Skips `count` characters, each of which may be written as an escape. */
function skip(raw: string, count: number, escaped: RegExp): number {
  let offset = 0
  for (let read = 0; read < count; read += 1) {
    offset += escaped.exec(raw.slice(offset, offset + 10))?.[0].length ?? 1
  }
  return offset
}
