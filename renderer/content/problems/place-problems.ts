import { EVENT_ID, SCALAR_STYLE } from 'js-yaml'
import { readTable } from '../figures/ledger-table.ts'
import { splitFrontmatter } from '../frontmatter/frontmatter.ts'
import type { SourceFile } from '../frontmatter/source-file.ts'
import { pairsOf, parseYaml, wordsOf, type YamlNode, type YamlTree } from '../frontmatter/yaml-tree.ts'
import { once } from '../memoize.ts'
import { createLineCounter, type FieldPlace, type Place, type PlacedProblem, type Problem } from './problem.ts'

/** The whole text of a content file, with plain line endings; undefined for anything else. */
export type TextOf = (file: string) => string | undefined

/** Finds the line and column of each problem. */
export function placeProblems(problems: readonly Problem[], textOf: TextOf): PlacedProblem[] {
  const locate = createLocator(textOf)
  return problems.map((problem) => {
    const { severity, rule, message, fix, missing, alsoAt = [] } = problem
    const places = alsoAt.map(locate).map(({ file, line }) => `${file}:${line}`)
    return {
      ...locate(problem),
      ...{ severity, rule, message: places.length > 0 ? `${message} (${places.join(', ')})` : message },
      ...(fix && { fix }),
      ...(missing !== undefined && { missing }),
    }
  })
}

/** Makes a finder of lines and columns. Each file is parsed once, when the first place in it is asked for. */
export function createLocator(textOf: TextOf) {
  const openFiles = new Map<string, ReturnType<typeof openFile>>()
  return (place: Place) => {
    const { file } = place
    if ('line' in place) return { file, line: place.line, column: place.column }
    const opened = openFiles.get(file) ?? openFile(file, textOf(file) ?? '')
    openFiles.set(file, opened)
    return { file, ...opened(place) }
  }
}

/** Makes a finder of the lines and columns of fields in a content file that is open already. */
export function createFieldLocator({ file, text, yaml }: SourceFile) {
  const lineOf = createLineCounter(text)
  const find = findInYaml(yaml)
  return (path: FieldPlace['path']) => ({ file, ...lineOf(fence.length + find({ path })) })
}

/** The fields of a content file begin behind it. */
const fence = '---'

type PlaceInFields = Omit<FieldPlace, 'file'>

function openFile(file: string, text: string) {
  const lineOf = createLineCounter(text)
  const isContent = /\.mdx?$/.test(file) && text !== ''
  const { yaml, body } = isContent ? splitFrontmatter(text) : { yaml: text, body: '' }
  const find = once(() => {
    if (file.endsWith('.csv')) return findInTable(text)
    const parsed = parseYaml(yaml)
    return parsed.ok ? findInYaml(parsed.value) : () => 0
  })
  const start = isContent ? fence.length : 0
  return (place: PlaceInFields | { offset: number }) =>
    lineOf('offset' in place ? text.length - body.length + place.offset : start + find()(place))
}

/** Makes a finder of the cells of a table, by the place of their line and their column: `['figures', 3, 'value']`. */
function findInTable(text: string) {
  const { rows } = readTable(text)
  return ({ path: [, row, column = 'id'] }: PlaceInFields) =>
    Object.entries(rows[Number(row)] ?? {}).find(([name]) => name === column)?.[1].index ?? 0
}

function findInYaml({ nodes: [root], source }: YamlTree) {
  return (place: PlaceInFields) => (root ? offsetOf(root, place, source) : 0)
}

/** The offset of a value, or of the nearest one around it that exists. */
function offsetOf(root: YamlNode, { path, part, index }: PlaceInFields, source: string): number {
  let node: YamlNode | undefined = root
  let offset = root.start
  for (const [place, name] of path.entries()) {
    const pair: ReturnType<typeof pairsOf>[number] | undefined =
      node && pairsOf(node).find(({ key }) => wordsOf(key, source) === String(name))
    const item: YamlNode | undefined = node?.event.type === EVENT_ID.SEQUENCE ? node.children[Number(name)] : undefined
    node = pair?.value ?? item
    const isWhole = place === path.length - 1 && part !== 'key'
    const named: YamlNode | undefined = isWhole ? node : (pair?.key ?? item)
    if (!named) return offset
    offset = named.start
  }
  return index === undefined || !node ? offset : (offsetWithin(node, source, index) ?? offset)
}

/** The escapes in a text between quotation marks. */
const escapes = new Map<number, RegExp>([
  [SCALAR_STYLE.SINGLE_QUOTED, /^''/],
  [SCALAR_STYLE.DOUBLE_QUOTED, /^\\(?:x.{2}|u.{4}|U.{8}|.)/],
])

/**
 * The offset of a character of a text, which is counted from 0 as it is read, without quotation marks and escapes;
 * undefined for a text over several lines, whose characters have no simple place.
 */
function offsetWithin({ event, start }: YamlNode, source: string, index: number): number | undefined {
  if (event.type !== EVENT_ID.SCALAR || source.slice(start, event.valueEnd).includes('\n')) return undefined
  if (event.style === SCALAR_STYLE.PLAIN) return start + index
  const sign = escapes.get(event.style)
  if (!sign) return undefined
  let offset = event.valueStart
  for (let read = 0; read < index; read += 1)
    offset += sign.exec(source.slice(offset, Math.min(offset + 10, event.valueEnd)))?.[0].length ?? 1
  return offset
}
