import matter from 'gray-matter'
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml'
import { limits } from '../files/limits.ts'
import { placeIn } from '../problems/place-in.ts'
import { errorAt, type Location } from '../problems/problem.ts'
import type { ReadResult } from '../problems/read-result.ts'
import { findConflict, findFenceFault } from './frame.ts'
import { type Remainder, remainderBelow } from './remainder.ts'
import { offsetInScalar } from './scalar-offset.ts'
import type { Path, SourceFile, YamlFields } from './source-file.ts'
import { findCostlyYaml } from './yaml-costly.ts'
import { findSwallowedEntries } from './yaml-entries.ts'
import type { YamlFault } from './yaml-fault.ts'
import { explainYamlErrors } from './yaml-faults.ts'
import { findFalseSpaces } from './yaml-spaces.ts'
import { findTabs, hasTab } from './yaml-tabs.ts'

const rule = 'frontmatter/yaml'

/** Windows' line ends and a byte order mark are accepted and put away, so that every position counts alike. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/**
 * Takes a content file apart. Frontmatter is YAML and nothing else: gray-matter's engines that would evaluate
 * code (`---js`, `---coffee`) are never reached.
 *
 * @param file the path that messages name
 * @param text the whole file
 */
export function readSource(file: string, text: string): ReadResult<SourceFile, Remainder> {
  const normalised = normaliseText(text)
  const fault = findConflict(file, normalised) ?? findFenceFault(file, normalised)
  if (fault) return { ok: false, problems: [fault] }
  const { yaml, ...rest } = takeApart(normalised)
  const body = { file, ...rest }
  const fields = readYaml(file, yaml)
  if (!fields.ok) return { ...fields, rest: remainderBelow(body, yaml) }
  return { ok: true, value: { ...fields.value, ...body } }
}

/** The frontmatter of a file, with the line break after its fence so that lines count alike, and the text beneath it. */
export function takeApart(text: string): { yaml: string; body: string; bodyLine: number } {
  // gray-matter does not call its engine for an empty block.
  let yaml = '\n{}'
  const engine = (source: string) => {
    yaml = source
    return {}
  }
  const { content } = matter(text, { language: 'yaml', engines: { yaml: engine } })
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length
  return { yaml, body: content, bodyLine }
}

/**
 * Reads a YAML mapping, with all its syntax faults at once.
 *
 * @param file the path that messages name
 * @param written YAML, beginning on the file's first line
 */
export function readYaml(file: string, written: string): ReadResult<YamlFields> {
  const spaced = findFalseSpaces(written).repaired
  const costly = findCostlyYaml(spaced)
  if (costly) {
    const { offset, message, fix } = costly
    return { ok: false, problems: [errorAt({ file, ...placeIn(spaced, offset) }, rule, message, fix)] }
  }
  const first = parseYaml(spaced)
  // Within a text over several lines a tab is right.
  const tabs = stumblesOverTab(first.document, spaced) ? findTabs(written) : undefined
  const { faults, repaired: source } = findFalseSpaces(tabs?.repaired ?? written)
  let parsed: ParsedYaml | undefined = tabs ? parseYaml(source) : first
  const tree = () => {
    parsed ??= parseYaml(source)
    return parsed
  }
  const at = (offset: number): Location => {
    const { line, col } = tree().lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const { document } = parsed
  const tell = ({ offset, message, fix }: YamlFault) => errorAt(at(offset), rule, message, fix)
  const spaces = [...(tabs?.faults ?? []), ...faults].map(tell)
  const lines = new Set(spaces.map(({ line }) => line))
  const all = [...document.errors, ...document.warnings, ...findRepeatedKeys(document)]
  const errors = explainYamlErrors(all, source).map(tell)
  // How wide a space would be that is none, nobody knows: what does not fit on its line may fit then.
  const problems = [...spaces, ...errors.filter(({ line }) => !lines.has(line))].sort((a, b) => a.line - b.line)
  if (problems.length > 0) return { ok: false, problems }
  if (!isMap(document.contents)) {
    const message = 'expected fields, each as `name: value` on a line of its own'
    const fix = 'begin with `id: …` or `title: …`, without a hyphen before it'
    return { ok: false, problems: [tell({ offset: document.contents?.range[0] ?? 0, message, fix })] }
  }
  const strays = [
    // Without their signs, which most files have not, there is none of them.
    ...(/[&*]/.test(source) ? findStrayNames(document) : []),
    ...(/[[{?]/.test(source) ? findComplexKeys(document) : []),
    ...findSwallowedEntries(document, source),
  ]
  if (strays.length > 0) return { ok: false, problems: strays.map(tell) }
  try {
    // A short list of aliases is enough for any honest file; a bomb of them is refused.
    const fields = document.toJS({ maxAliasCount: limits.names }) as Record<string, unknown>
    const locate = (path: Path, part?: 'value' | 'key') => at(offsetOf(tree().document, path, part))
    const locateWithin = (path: Path, index: number) => {
      const node = tree().document.getIn(path, true)
      const offset = isScalar(node) ? offsetInScalar(node, source, index) : undefined
      return offset === undefined ? locate(path) : at(offset)
    }
    const release = () => {
      parsed = undefined
    }
    return { ok: true, value: { fields, locate, locateWithin, release } }
  } catch (error) {
    // A reference to too much; anything else is no matter of aliases.
    if (!(error instanceof ReferenceError)) throw error
    const message = 'there are too many aliases (`*name`) here'
    return { ok: false, problems: [tell({ offset: firstAlias(document), message, fix: 'write the values out' })] }
  }
}

function stumblesOverTab({ errors }: Document.Parsed, source: string): boolean {
  return errors.some(({ pos: [offset] }) => {
    const start = source.lastIndexOf('\n', offset - 1) + 1
    return hasTab(source.slice(start).split('\n', 1)[0] ?? '')
  })
}

interface ParsedYaml {
  document: Document.Parsed
  lines: LineCounter
}

function parseYaml(source: string): ParsedYaml {
  const lines = new LineCounter()
  return { document: parseDocument(source, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }), lines }
}

/** The parser itself would compare each name with all above it. */
function findRepeatedKeys(document: Document.Parsed): YAMLParseError[] {
  const errors: YAMLParseError[] = []
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      let isRun = false
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key
        const offset = rangeOf(key) ?? 0
        // A new entry without its hyphen repeats all fields of the one above it: that is told with the first.
        if (seen.has(name) && !isRun)
          errors.push(new YAMLParseError([offset, offset + 1], 'DUPLICATE_KEY', 'stands twice'))
        isRun = seen.has(name)
        seen.add(name)
      }
    },
  })
  return errors
}

/** An alias that no anchor stands for, and an anchor that no alias uses, are mostly texts that begin with * or &. */
function findStrayNames(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = []
  const anchors = new Map<string, YamlFault>()
  const used = new Set<string>()
  visit(document, (_, node) => {
    if (isAlias(node)) {
      used.add(node.source)
      if (node.resolve(document)) return
      const message = `\`*${node.source}\` refers to nothing`
      faults.push({ offset: node.range?.[0] ?? 0, message, fix: 'put a text that begins with * into quotes' })
    } else if (isScalar(node) && node.anchor) {
      const message = `\`&${node.anchor}\` is taken for a name of the value after it, and is not shown`
      // The node begins behind its anchor and a space.
      const offset = Math.max((node.range?.[0] ?? 0) - node.anchor.length - 2, 0)
      anchors.set(node.anchor, { offset, message, fix: 'put a text that begins with & into quotes' })
    }
  })
  return [...faults, ...[...anchors].flatMap(([name, fault]) => (used.has(name) ? [] : [fault]))]
}

/** A list or a mapping for the name of a field is mostly a text that begins with a bracket. */
function findComplexKeys(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Pair: (_, { key }) => {
      if (!isCollection(key)) return
      const message = 'a list or fields stand here in the place of the name of a field'
      faults.push({ offset: key.range?.[0] ?? 0, message, fix: 'put a text that begins with [ or { into quotes' })
    },
  })
  return faults
}

function firstAlias(document: Document.Parsed): number {
  const offsets: number[] = []
  visit(document, {
    Alias: (_, { range }) => {
      offsets.push(range?.[0] ?? 0)
      return visit.BREAK
    },
  })
  return offsets[0] ?? 0
}

/** The offset of the deepest node that exists along the path. */
function offsetOf(document: Document.Parsed, path: Path, part: 'value' | 'key' = 'value'): number {
  let node: unknown = document.contents
  let offset = document.contents?.range[0] ?? 0
  for (const [index, name] of path.entries()) {
    const isLast = index === path.length - 1
    const pair = isMap(node) ? node.items.find(({ key }) => nameOf(key) === String(name)) : undefined
    const next: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(name)] : undefined
    const value = rangeOf(next)
    const key = rangeOf(pair?.key)
    if (value === undefined && key === undefined) return offset
    // A value that the path goes on from, but not far enough, is told by its name.
    offset = (isLast && part === 'value' ? (value ?? key) : (key ?? value)) ?? offset
    node = next
  }
  return offset
}

function rangeOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

/** The name of a field as it stands in the data, where a number or nothing becomes a text as well. */
function nameOf(key: unknown): string | undefined {
  if (key === null) return ''
  return isScalar(key) ? String(key.value ?? '') : undefined
}
