import { isMap, isNode, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { applySplices, blockAt, removeField, type Splice, yamlOf } from './yaml-text.ts'

/**
 * Removes entries from a list in the fields of a file: each with its lines, or from between the brackets. An empty list
 * stays, as `[]`.
 */
export function removeItems(text: string, field: string, gone: readonly number[]): string {
  if (gone.length === 0) return text
  const { yaml, start } = yamlOf(text)
  const list: unknown = parseDocument(yaml).get(field, true)
  if (!isSeq(list)) throw new Error(`there is no list at ${field}`)
  const entries = list.items.map((item, index) => {
    const [from, to] = isNode(item) && item.range ? item.range : [0, 0]
    return { from: start + from, to: start + to, isGone: gone.includes(index) }
  })
  if (list.flow && list.range) return applySplices(text, removeBefore(start + list.range[1] - 1, text, entries))
  const left = applySplices(text, removeLines(text, entries))
  if (gone.length < entries.length) return left
  return left.replace(new RegExp(`^${field}:(?=[ \\t]*(?:#.*)?$)`, 'm'), '$& []')
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
  const gone = entries.filter(({ isGone }) => isGone)
  return gone.map(({ from }) => ({ ...blockAt(text, hyphenOf(text, from)), text: '' }))
}

/**
 * Adds an entry to the end of a list, in the style of the list, which is made if it does not exist.
 *
 * @param field the name of a list among the fields
 * @throws Error for fields in braces
 */
export function appendItem(text: string, field: string, value: string): string {
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
