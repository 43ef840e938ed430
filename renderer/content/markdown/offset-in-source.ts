/**
 * The position of a character of a node's text in the source of the node, which may contain backslashes, entities
 * (`&nbsp;`), and indents and quotation marks (`>`) at the beginning of lines. Both are counted from 0.
 */
export function offsetInSource(source: string, value: string, index: number): number {
  if (last.source !== source || last.value !== value) last = { source, value, offsets: align(source, value) }
  return Math.min(last.offsets[index] ?? source.length, Math.max(source.length - 1, 0))
}

/** The last text looked up: rules report several problems in one text. */
let last: { source: string; value: string; offsets: readonly number[] } = { source: '', value: '', offsets: [] }

/** The position of each character of a text in its source. */
function align(source: string, value: string): number[] {
  const offsets: number[] = []
  for (let [read, offset] = [0, 0]; read < value.length && offset < source.length; ) {
    const character = value.charAt(read)
    const entity = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{1,31});/.exec(source.slice(offset, offset + 36))?.[0]
    if (entity && !value.startsWith(entity, read)) {
      offsets[read] = offset
      offset += entity.length
      const isPair = /[\uD800-\uDBFF]/.test(character)
      if (isPair) offsets[read + 1] = offset
      read += isPair ? 2 : 1
    } else if (source.charAt(offset) === character) {
      offsets[read] = offset
      offset += 1
      read += 1
    } else offset += 1
  }
  return offsets
}
