import { isMap, isNode, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { groupBy } from '../../renderer/content/figures/group-by.ts'
import type { Path } from '../../renderer/content/frontmatter/source-file.ts'
import { applySplices, blockAt, indentOf, removeField, yamlOf } from './yaml-text.ts'

/** The paths to some items of a list. */
export function pathsTo<Item>(list: Path, items: readonly Item[], isMeant: (item: Item) => boolean): Path[] {
  return items.flatMap((item, index) => (isMeant(item) ? [[...list, index]] : []))
}

/**
 * Removes entries from lists in the fields of a file, each with its lines. An empty list stays, as `[]`. A comment
 * above entries is removed with them if nothing else is below it.
 *
 * @param paths to the entries: `['figures', 3]`
 */
export function removeItems(text: string, paths: readonly Path[]): string {
  const { yaml, start } = yamlOf(text)
  const document = parseDocument(yaml)
  const blocks = paths.map((path) => {
    const item: unknown = document.getIn(path, true)
    const list: unknown = document.getIn(path.slice(0, -1), true)
    if (!isNode(item) || !item.range) throw new Error(`there is no entry at ${path.join('.')}`)
    if (isSeq(list) && list.flow) throw new Error(`the list at ${path.slice(0, -1).join('.')} is written in brackets`)
    const block = blockAt(text, start + item.range[0])
    if (!isEntry(text, block.from))
      throw new Error(`the entry at ${path.join('.')} does not begin on the line of its hyphen`)
    return block
  })
  const runs: typeof blocks = []
  for (const block of blocks.sort((a, b) => a.from - b.from)) {
    const last = runs.at(-1)
    if (last?.to === block.from) last.to = block.to
    else runs.push(block)
  }
  const splices = runs.map((run) => ({ from: headingAbove(text, run), to: run.to, text: '' }))
  const lists = groupBy(paths, (path) => path.slice(0, -1).join('.'))
  return [...lists].reduce(
    (rest, [name, gone]) => {
      const list: unknown = document.getIn(gone[0].slice(0, -1), true)
      const isEmptied = isSeq(list) && list.items.length === gone.length
      return isEmptied ? rest.replace(new RegExp(`^${name}:[ \\t]*$`, 'm'), `${name}: []`) : rest
    },
    applySplices(text, splices),
  )
}

function isEntry(text: string, from: number): boolean {
  return /^ *- /.test(text.slice(from))
}

/** Where the comment above removed lines begins, with one of the empty lines around them, if it has nothing else below it. */
function headingAbove(text: string, { from, to, depth }: ReturnType<typeof blockAt>): number {
  if (isEntry(text, to) && indentOf(text.slice(to)) === depth) return from
  const lines = text.slice(0, from).split('\n').slice(0, -1)
  const before = lines.findLastIndex((line) => !/^ +#/.test(line))
  const gone = lines.slice(lines[before]?.trim() === '' ? before : before + 1)
  return from - gone.reduce((sum, { length }) => sum + length + 1, 0)
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
  if (contents !== null && (!isMap(contents) || contents.flow)) throw new Error('the fields are in braces')
  const list: unknown = contents?.get(field, true)
  const last: unknown = isSeq(list) ? list.items.at(-1) : undefined
  const insert = (at: number, part: string) => text.slice(0, at) + part + text.slice(at)
  const entry = (depth: number) => stringify([value], { lineWidth: 0 }).trimEnd().replace(/^/gm, ' '.repeat(depth))
  if (isSeq(list) && isNode(last) && last.range) {
    const [from, end] = last.range
    if (list.flow) {
      const written = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
      return insert(start + end, `, ${written}`)
    }
    const { to, depth } = blockAt(text, start + from)
    // The text may end with the list.
    return insert(to, `${text[to - 1] === '\n' ? '' : '\n'}${entry(depth)}\n`)
  }
  if (contents?.has(field)) return appendItem(removeField(text, [field]), field, value)
  const [first] = contents?.items ?? []
  const offset = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0
  const depth = offset - (yaml.lastIndexOf('\n', offset - 1) + 1)
  return insert(start + yaml.trimEnd().length, `\n${' '.repeat(depth)}${field}:\n${entry(depth + 2)}`)
}
