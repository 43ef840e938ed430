import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import type { Path } from '../../renderer/content/frontmatter/source-file.ts'
import { blockAt, indentOf } from './splices.ts'
import { removeField, yamlOf } from './yaml-text.ts'

/**
 * Removes entries from lists in the fields of a file, each with its lines. An empty list stays, as `[]`. A comment
 * above entries is removed with them if nothing else is below it.
 *
 * @param paths to the entries: `['figures', 3]`
 */
export function removeItems(text: string, paths: readonly Path[]): string {
  const { yaml, start } = yamlOf(text)
  const document = parseDocument(yaml)
  const emptied = findEmptied(document, paths)
  const lines = text.split('\n')
  const gone = new Set<number>()
  for (const path of paths) {
    const item: unknown = document.getIn(path, true)
    const list: unknown = document.getIn(path.slice(0, -1), true)
    if (!isNode(item) || !item.range) throw new Error(`no entry stands at ${path.join('.')}`)
    if (isSeq(list) && list.flow) throw new Error(`the list at ${path.slice(0, -1).join('.')} is written in brackets`)
    const { first, last } = linesOf(text, start + item.range[0])
    if (!/^ *- /.test(lines[first] ?? ''))
      throw new Error(`the entry at ${path.join('.')} does not begin on the line of its hyphen`)
    for (let line = first; line <= last; line += 1) gone.add(line)
  }
  for (const line of [...gone].filter((line) => !gone.has(line - 1))) dropHeading(lines, line, gone)
  const left = lines.flatMap((line, index) => (gone.has(index) ? [] : [line])).join('\n')
  return emptied.reduce(
    (rest, path) => rest.replace(new RegExp(`^${path.join()}:[ \\t]*$`, 'm'), `${path.join()}: []`),
    left,
  )
}

/** The lines of the entry at an offset, counted from 0. */
function linesOf(text: string, offset: number): { first: number; last: number } {
  const { from, to } = blockAt(text, offset)
  const first = text.slice(0, from).split('\n').length - 1
  return { first, last: first + text.slice(from, to).trimEnd().split('\n').length - 1 }
}

/** The lists that become empty. */
function findEmptied(document: Document.Parsed, paths: readonly Path[]): Path[] {
  const lists = new Map(paths.map((path) => [JSON.stringify(path.slice(0, -1)), path.slice(0, -1)]))
  return [...lists.values()].filter((list) => {
    const node: unknown = document.getIn(list, true)
    const key = JSON.stringify(list)
    return isSeq(node) && node.items.length === paths.filter((path) => JSON.stringify(path.slice(0, -1)) === key).length
  })
}

/** Drops the comment above removed lines, with one of the empty lines around them, if it has nothing else below it. */
function dropHeading(lines: readonly string[], first: number, gone: Set<number>): void {
  let after = first
  while (gone.has(after)) after += 1
  const isEntryNext = /^ *- /.test(lines[after] ?? '') && indentOf(lines[after] ?? '') === indentOf(lines[first] ?? '')
  if (isEntryNext) return
  let before = first - 1
  while (/^ *#/.test(lines[before] ?? '') && indentOf(lines[before] ?? '') > 0) {
    gone.add(before)
    before -= 1
  }
  if (lines[before]?.trim() === '') gone.add(before)
}

/**
 * Puts an entry at the end of a list, which is made if it is not there, in the way in which the list is written.
 *
 * @param field the name of a list among the fields
 * @throws Error when the fields are in braces
 */
export function appendItem(text: string, field: string, value: unknown): string {
  const { yaml, start } = yamlOf(text)
  const { contents } = parseDocument(yaml)
  if (contents !== null && (!isMap(contents) || contents.flow)) throw new Error('the fields stand in braces')
  const list: unknown = contents?.get(field, true)
  const insert = (offset: number, part: string) => text.slice(0, start + offset) + part + text.slice(start + offset)
  if (isSeq(list) && list.items.length > 0 && list.range) {
    if (list.flow)
      return insert(list.range[1] - 1, `, ${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()}`)
    const lines = text.split('\n')
    const last: unknown = list.items.at(-1)
    const offset = isNode(last) ? (last.range?.[0] ?? 0) : 0
    const block = linesOf(text, start + offset)
    const indent = ' '.repeat(indentOf(lines[block.first] ?? ''))
    return lines.toSpliced(block.last + 1, 0, ...entryLines(value, indent)).join('\n')
  }
  if (contents?.has(field)) return appendItem(removeField(text, [field]), field, value)
  const [first] = contents?.items ?? []
  const offset = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0
  const margin = ' '.repeat(offset - (yaml.lastIndexOf('\n', offset - 1) + 1))
  const added = [`${margin}${field}:`, ...entryLines(value, `${margin}  `)]
  return insert(yaml.trimEnd().length, `\n${added.join('\n')}`)
}

function entryLines(value: unknown, indent: string): string[] {
  return stringify([value], { lineWidth: 0 })
    .trimEnd()
    .split('\n')
    .map((line) => indent + line)
}
