import { isMap, isNode, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { groupBy } from '../../renderer/content/figures/group-by.ts'
import type { Path } from '../../renderer/content/frontmatter/source-file.ts'
import { applySplices, blockAt, indentOf, isEntry, removeField, type Splice, yamlOf } from './yaml-text.ts'

/** The paths to some items of a list. */
export function pathsTo<Item>(list: Path, items: readonly Item[], isMeant: (item: Item) => boolean): Path[] {
  return items.flatMap((item, index) => (isMeant(item) ? [[...list, index]] : []))
}

/**
 * Removes entries from lists in the fields of a file: each with its lines, or from between the brackets. An empty list
 * stays, as `[]`. A comment above entries is removed with them if nothing else is below it.
 *
 * @param paths to the entries: `['figures', 3]`
 */
export function removeItems(text: string, paths: readonly Path[]): string {
  const { yaml, start } = yamlOf(text)
  const document = parseDocument(yaml)
  const lists = [...groupBy(paths, (path) => path.slice(0, -1).join('.'))].map(([name, gone]) => {
    const list: unknown = document.getIn(gone[0].slice(0, -1), true)
    if (!isSeq(list)) throw new Error(`there is no list at ${name}`)
    const entries = list.items.map((item, index) => {
      const [from, to] = isNode(item) && item.range ? item.range : [0, 0]
      return { from: start + from, to: start + to, isGone: gone.some((path) => path.at(-1) === index) }
    })
    return { name, entries, bracket: list.flow && list.range ? start + list.range[1] - 1 : undefined }
  })
  const splices = lists.flatMap(({ entries, bracket }) =>
    bracket === undefined ? removeLines(text, entries) : removeBefore(bracket, text, entries),
  )
  const emptied = lists.filter(({ entries, bracket }) => bracket === undefined && entries.every(({ isGone }) => isGone))
  return emptied.reduce(
    (rest, { name }) => rest.replace(new RegExp(`^${name}:(?=[ \\t]*(?:#.*)?$)`, 'm'), '$& []'),
    applySplices(text, splices),
  )
}

type Entry = Omit<Splice, 'text'> & { isGone: boolean }

/** Removes entries before a closing bracket, each with its comma and the comment behind it. */
function removeBefore(bracket: number, text: string, entries: readonly Entry[]): Splice[] {
  return entries.flatMap(({ from, isGone }, index) => {
    const [before, next] = [entries[index - 1], entries.slice(index).find((entry) => !entry.isGone)]
    // Entries in a row are removed with the first of them.
    if (!isGone || before?.isGone) return []
    const isCommented = text.slice(before?.to, from).includes('#')
    const [start, end] = before && !next && !isCommented ? [before.to, entries.at(-1)?.to] : [from, next?.from]
    return { from: start, to: end ?? bracket, text: '' }
  })
}

/** Removes the lines of entries. */
function removeLines(text: string, entries: readonly Entry[]): Splice[] {
  const runs: ReturnType<typeof blockAt>[] = []
  for (const { from } of entries.filter(({ isGone }) => isGone)) {
    const block = blockAt(text, hyphenOf(text, from))
    const last = runs.at(-1)
    if (last?.to === block.from) last.to = block.to
    else runs.push(block)
  }
  return runs.map((run) => ({ from: headingAbove(text, run), to: run.to, text: '' }))
}

/** Where the comment above removed lines begins, with one of the empty lines around them, if it has nothing else below it. */
function headingAbove(text: string, { from, to, depth }: ReturnType<typeof blockAt>): number {
  const below = text.slice(to)
  if (isEntry(below) && indentOf(below) === depth) return from
  const lines = text.slice(0, from).split('\n').slice(0, -1)
  const before = lines.findLastIndex((line) => !/^ +#/.test(line))
  const gone = lines.slice(lines[before]?.trim() === '' ? before : before + 1)
  return from - gone.reduce((sum, { length }) => sum + length + 1, 0)
}

/**
 * Adds an entry to the end of a list, in the style of the list, which is made if it does not exist.
 *
 * @param field the name of a list among the fields
 * @throws Error for fields in braces
 */
export function appendItem(text: string, field: string, value: unknown): string {
  const { yaml, start } = yamlOf(text)
  const { contents } = parseDocument(yaml)
  if (contents !== null && (!isMap(contents) || contents.flow))
    throw new Error('the fields are in braces: write each on a line of its own')
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
    const { to, depth } = blockAt(text, hyphenOf(text, start + from))
    // The text may end with the list.
    return insert(to, `${text[to - 1] === '\n' ? '' : '\n'}${entry(depth)}\n`)
  }
  if (contents?.has(field)) return appendItem(removeField(text, field), field, value)
  const [first] = contents?.items ?? []
  const offset = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0
  const depth = offset - (yaml.lastIndexOf('\n', offset - 1) + 1)
  return insert(start + yaml.trimEnd().length, `\n${' '.repeat(depth)}${field}:\n${entry(depth + 2)}`)
}

/** Where the hyphen of an entry is: it may be on a line of its own, above. */
function hyphenOf(text: string, entry: number): number {
  return text.slice(0, entry).search(/-(?:\s|#.*\n|[&!]\S+\s)*$/)
}
