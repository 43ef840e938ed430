import { isCollection, isNode, isPair, isScalar, parseDocument } from 'yaml'
import type { Path } from '../../../renderer/content/frontmatter/source-file.ts'
import type { Location } from '../../../renderer/content/problems/problem.ts'
import { blockAt, removeField, yamlOf } from '../../content-edits/yaml-text.ts'

/** A place in a file, counted from 1 as editors do. */
type Place = Pick<Location, 'line' | 'column'>

/** The value at a path. */
export function valueAt(text: string, path: Path): unknown {
  return parseDocument(yamlOf(text).yaml).getIn(path)
}

/** The path to the single value at a place; undefined where none stands, as in the text beneath the fields. */
export function pathAt(text: string, place: Place): Path | undefined {
  const { yaml, start } = yamlOf(text)
  return findScalar(parseDocument(yaml).contents, offsetAt(text, place) - start, [])
}

function findScalar(node: unknown, offset: number, path: Path): Path | undefined {
  if (isScalar(node)) {
    const [from, to] = node.range ?? [0, 0]
    return from <= offset && offset < to ? path : undefined
  }
  const items: readonly unknown[] = isCollection(node) ? node.items : []
  for (const [index, item] of items.entries()) {
    const found = isPair(item)
      ? findScalar(item.value, offset, [...path, String(item.key)])
      : findScalar(item, offset, [...path, index])
    if (found) return found
  }
  return undefined
}

/** How many characters stand before a place. */
export function offsetAt(text: string, { line, column }: Place): number {
  const lines = text.split('\n').slice(0, line - 1)
  return lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** Takes an item out of a list; a list that would be empty goes with its name. */
export function removeItem(text: string, path: Path): string {
  const { yaml, start } = yamlOf(text)
  const document = parseDocument(yaml)
  const list: unknown = document.getIn(path.slice(0, -1), true)
  if (isCollection(list) && list.items.length === 1) return removeField(text, path.slice(0, -1))
  const item: unknown = document.getIn(path, true)
  if (!isNode(item) || !item.range) throw new Error(`there is no entry at ${path.join('.')}`)
  const { from, to } = blockAt(text, start + item.range[0])
  return text.slice(0, from) + text.slice(to)
}

/** The line on which the value at a path begins. */
export function lineOf(text: string, path: Path): number {
  const { yaml, start } = yamlOf(text)
  const node: unknown = parseDocument(yaml).getIn(path, true)
  if (!isNode(node) || !node.range) throw new Error(`there is nothing at ${path.join('.')}`)
  return text.slice(0, start + node.range[0]).split('\n').length
}
