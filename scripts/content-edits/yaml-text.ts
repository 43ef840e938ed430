import { isCollection, isNode, isPair, isScalar, parseDocument, stringify } from 'yaml'
import { takeApart } from '../../renderer/content/frontmatter/frontmatter.ts'
import type { Path } from '../../renderer/content/frontmatter/source-file.ts'
import type { Location } from '../../renderer/content/problems/problem.ts'
import { applySplices, blockAt, indentOf } from './splices.ts'

/** A place in a file, counted from 1 as editors do. */
type Place = Pick<Location, 'line' | 'column'>

/** The YAML of a content file and where it begins: the fields between the fences, or the whole of a ledger. */
export function yamlOf(text: string): { yaml: string; start: number } {
  if (!text.startsWith('---')) return { yaml: text, start: 0 }
  const { yaml } = takeApart(text)
  return { yaml, start: text.indexOf(yaml) }
}

/** Replaces single values by others, and leaves everything around them as it was written. */
export function setValues(text: string, values: readonly (readonly [Path, string | number])[]): string {
  const { yaml, start } = yamlOf(text)
  const document = parseDocument(yaml)
  const splices = values.map(([path, value]) => {
    const node = document.getIn(path, true)
    if (!isScalar(node) || !node.range) throw new Error(`no single value stands at ${path.join('.')}`)
    return {
      from: start + node.range[0],
      to: start + node.range[1],
      text: stringify(value, { lineWidth: 0 }).trimEnd(),
    }
  })
  return applySplices(text, splices)
}

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
  if (!isNode(item) || !item.range) throw new Error(`no item stands at ${path.join('.')}`)
  return removeBlock(text, start + item.range[0], false)
}

/** Takes a field out, with everything that belongs to it. */
export function removeField(text: string, path: Path): string {
  const { yaml, start } = yamlOf(text)
  const parent = parseDocument(yaml).getIn(path.slice(0, -1), true)
  const pairs: unknown[] = isCollection(parent) ? parent.items : []
  const keys = pairs.flatMap((pair) => (isPair(pair) && isScalar(pair.key) ? [pair.key] : []))
  const range = keys.find(({ value }) => value === path.at(-1))?.range
  if (!range) throw new Error(`no field stands at ${path.join('.')}`)
  return removeBlock(text, start + range[0], true)
}

/** Takes the line of an offset out, and the lines beneath that are indented deeper. */
function removeBlock(text: string, offset: number, mayBeList: boolean): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const { from, to } = blockAt(text, offset, { depth: indentOf(line), mayBeList })
  return applySplices(text, [{ from, to, text: '' }])
}

/** The line on which the value at a path begins. */
export function lineOf(text: string, path: Path): number {
  const { yaml, start } = yamlOf(text)
  const node: unknown = parseDocument(yaml).getIn(path, true)
  if (!isNode(node) || !node.range) throw new Error(`nothing stands at ${path.join('.')}`)
  return text.slice(0, start + node.range[0]).split('\n').length
}
