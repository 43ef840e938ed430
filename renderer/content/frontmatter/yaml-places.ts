import { isMap, isNode, isScalar, isSeq, type Scalar } from 'yaml'
import { placeIn } from '../problems/problem.ts'
import { examineYaml, type YamlTree } from './examine-yaml.ts'
import { lazy } from './lazy.ts'
import type { Path, Places } from './source-file.ts'

/** The places in a YAML mapping that is known to be sound, and that may just have been parsed. */
export function placesIn(file: string, yaml: () => string, tree?: YamlTree): Places {
  const lazyTree = lazy(() => {
    const examined = examineYaml(yaml())
    if (!examined.ok) throw new Error(`${file} was sound before`)
    return examined.tree
  }, tree)
  const at = (index: number) => ({ file, ...placeIn(lazyTree.get().source, index) })
  const locate = (path: Path, part: 'value' | 'key' = 'value') => {
    const { contents } = lazyTree.get().document
    return at(offsetOf(contents, path, part, startOfNode(contents) ?? 0))
  }
  const locateWithin = (path: Path, index: number) => {
    const { document, source } = lazyTree.get()
    const node = document.getIn(path, true)
    const offset = isScalar(node) ? offsetInScalar(node, source, index) : undefined
    return offset === undefined ? locate(path) : at(offset)
  }
  return { locate, locateWithin, release: lazyTree.release }
}

/** The offset of the deepest node that exists along the path; `around` is that of the node itself. */
function offsetOf(node: unknown, [name, ...rest]: Path, part: 'value' | 'key', around: number): number {
  if (name === undefined) return around
  const pair = isMap(node) ? node.items.find(({ key }) => nameOf(key) === String(name)) : undefined
  const next: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(name)] : undefined
  const value = startOfNode(next)
  const key = startOfNode(pair?.key)
  // A missing value is located by the name of the field above it.
  const offset = rest.length === 0 && part === 'value' ? (value ?? key) : (key ?? value)
  return offset === undefined ? around : offsetOf(next, rest, part, offset)
}

/** The offset at which a node begins; undefined if it is not a node. */
function startOfNode(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

/** The name of a field as in the data, where a number or null is text too. */
function nameOf(key: unknown): string | undefined {
  if (key === null) return ''
  return isScalar(key) ? String(key.value ?? '') : undefined
}

/** The escapes in a text between quotation marks. */
const escapes = { QUOTE_SINGLE: /^''/, QUOTE_DOUBLE: /^\\(?:x.{2}|u.{4}|U.{8}|.)/ }

/**
 * The offset of a character of a text, which is counted from 0 as it is read, without quotation marks and escapes;
 * undefined for a text over several lines, whose characters have no simple place.
 */
function offsetInScalar({ range, type }: Scalar, source: string, index: number): number | undefined {
  const [start, end] = range ?? []
  if (start === undefined || end === undefined || source.slice(start, end).includes('\n')) return undefined
  if (type === 'PLAIN') return start + index
  if (type !== 'QUOTE_SINGLE' && type !== 'QUOTE_DOUBLE') return undefined
  let offset = start + 1
  for (let read = 0; read < index; read += 1)
    offset += escapes[type].exec(source.slice(offset, Math.min(offset + 10, end)))?.[0].length ?? 1
  return offset
}
