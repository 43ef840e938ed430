/**
 * Where a character of a text in markdown stands in the source, which may write it with backslashes, entities
 * (`&nbsp;`), and indents and quotation marks (`>`) at the beginning of its lines.
 *
 * @param source the source of the node
 * @param value the text of the node
 * @param index counted from 0 in the text
 * @returns counted from 0 in the source
 */
export function offsetInSource(source: string, value: string, index: number): number {
  let offset = 0
  for (let read = 0; read <= index && offset < source.length; ) {
    const character = value.charAt(read)
    const entity = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{1,31});/.exec(source.slice(offset, offset + 36))?.[0]
    if (entity && !value.startsWith(entity, read)) {
      if (read === index) return offset
      offset += entity.length
      read += isSurrogate(character) ? 2 : 1
    } else if (source.charAt(offset) === character) {
      if (read === index) return offset
      offset += 1
      read += 1
    } else offset += 1
  }
  return Math.min(offset, Math.max(source.length - 1, 0))
}

function isSurrogate(character: string): boolean {
  return /[\uD800-\uDBFF]/.test(character)
}
