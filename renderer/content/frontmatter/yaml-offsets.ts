import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Path } from './source-file.ts'

/** The offset of the deepest node that exists along the path. */
export function offsetOf(document: Document.Parsed, path: Path, part: 'value' | 'key' = 'value'): number {
  let node: unknown = document.contents
  let offset = document.contents?.range[0] ?? 0
  for (const [index, name] of path.entries()) {
    const isLast = index === path.length - 1
    const pair = isMap(node) ? node.items.find(({ key }) => nameOf(key) === String(name)) : undefined
    const next: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(name)] : undefined
    const value = startOfNode(next)
    const key = startOfNode(pair?.key)
    if (value === undefined && key === undefined) return offset
    // A missing value is located by the name of the field above it.
    offset = (isLast && part === 'value' ? (value ?? key) : (key ?? value)) ?? offset
    node = next
  }
  return offset
}

/** The offset at which a node begins; undefined if it is not a node. */
export function startOfNode(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

/** The name of a field as in the data, where a number or null is text too. */
function nameOf(key: unknown): string | undefined {
  if (key === null) return ''
  return isScalar(key) ? String(key.value ?? '') : undefined
}
