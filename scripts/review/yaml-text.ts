import { EVENT_ID, SCALAR_STYLE } from 'js-yaml'
import { writeYaml } from '../../renderer/content/frontmatter/write-yaml.ts'
import { pairsOf, wordsOf, type YamlNode } from '../../renderer/content/frontmatter/yaml-tree.ts'

/** A range of a text, and what replaces it. */
export interface Splice {
  from: number
  to: number
  text: string
}

/** Changes stretches of a text, which do not overlap; what is put into one place stays in its order. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let end = 0
  const parts = splices
    .toSorted((a, b) => a.from - b.from)
    .map((splice) => {
      const between = text.slice(end, splice.from)
      end = splice.to
      return between + splice.text
    })
  return parts.join('') + text.slice(end)
}

/**
 * The lines of YAML that belong to what begins at an offset: its own, and those beneath that are indented deeper than it.
 *
 * @param isField whether it is a field, which may follow the hyphen of an entry and is indented as its name is
 * @returns the offsets of its first line, and of the line behind its last one; how far it is indented
 */
export function blockAt(text: string, offset: number, { isField = false } = {}) {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const depth = isField ? offset - from : indentOf(text.slice(from))
  let to = endOfLine(text, from)
  for (let next = to; next < text.length; next = endOfLine(text, next)) {
    const line = text.slice(next, endOfLine(text, next)).trimEnd()
    if (line === '') continue
    if (indentOf(line) <= depth) break
    to = endOfLine(text, next)
  }
  return { from, to, depth }
}

/** How far a line is indented. */
function indentOf(line: string): number {
  return line.search(/[^ ]|$/)
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}

/** Replaces a single value, if there is one. */
export function replaceScalar(node: YamlNode | undefined, value: unknown): Splice[] {
  if (node?.event.type !== EVENT_ID.SCALAR || node.event.valueEnd < 0) return []
  const { style, valueEnd } = node.event
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED
  const to = valueEnd + (isQuoted ? 1 : 0)
  return [{ from: node.start, to, text: writeYaml(value, { isInline: true }).trimEnd() }]
}

/** The field of a name, with its key. */
export function pairOf(map: YamlNode, name: string, text: string): { key: YamlNode; value: YamlNode } | undefined {
  return pairsOf(map).find(({ key }) => wordsOf(key, text) === name)
}
