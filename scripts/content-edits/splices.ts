/** A range of a text, and what replaces it. */
export interface Splice {
  from: number
  to: number
  text: string
}

/** Changes stretches of a text, which do not overlap; what is put into one place stays in its order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let end = 0
  const parts = [...splices]
    .sort((a, b) => a.from - b.from)
    .flatMap((splice) => {
      const between = text.slice(end, splice.from)
      end = splice.to
      return [between, splice.text]
    })
  return parts.join('') + text.slice(end)
}

/**
 * The lines of YAML that belong to what begins at an offset: its own, and those beneath that are indented deeper than it.
 *
 * @param isField whether it is a field, which may stand behind the hyphen of an entry and is indented as its name is
 * @param mayBeList whether the items of a list that is not indented belong to it
 * @returns the offsets of its first line, and of the line behind its last one; how far it is indented
 */
export function blockAt(text: string, offset: number, { isField = false, mayBeList = false } = {}) {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const depth = isField ? offset - from : indentOf(text.slice(from))
  const belongs = (line: string) =>
    indentOf(line) > depth || (mayBeList && indentOf(line) === depth && /^ *- /.test(line))
  let to = endOfLine(text, from)
  for (let next = to; next < text.length; next = endOfLine(text, next)) {
    const line = text.slice(next, endOfLine(text, next)).trimEnd()
    if (line === '') continue
    if (!belongs(line)) break
    to = endOfLine(text, next)
  }
  return { from, to, depth }
}

/** How far a line is indented. */
export function indentOf(line: string): number {
  return line.search(/[^ ]|$/)
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}
