import { type Document, isMap, LineCounter, parseDocument } from 'yaml'
import { rememberLast } from '../memory/remember-last.ts'
import { placeIn } from '../problems/place-in.ts'
import { findCostlyYaml } from './yaml-costly.ts'
import { findSwallowedEntries } from './yaml-entries.ts'
import type { YamlFault } from './yaml-fault.ts'
import { explainYamlErrors } from './yaml-faults.ts'
import { findComplexKeys, findRepeatedKeys, findStrayNames } from './yaml-names.ts'
import { findFalseSpaces } from './yaml-spaces.ts'
import { findTabs, hasTab } from './yaml-tabs.ts'

/** A fault in a piece of YAML, with its line and column. */
export interface PlacedFault extends Omit<YamlFault, 'offset'> {
  line: number
  column: number
}

/** A YAML mapping: its syntax tree, which is never changed, and the source that its offsets refer to. */
export interface YamlTree {
  document: Document.Parsed
  source: string
  placeOf: (offset: number) => Pick<PlacedFault, 'line' | 'column'>
}

/** The result of examining a piece of YAML. */
export type Examined = { ok: true; tree: YamlTree } | { ok: false; faults: readonly PlacedFault[] }

/**
 * Parses a YAML mapping and finds all its syntax errors at once. The same text is usually needed again soon, to look up
 * positions; the cached trees take about ten megabytes, however large the site.
 *
 * @param written YAML, as in the file
 */
export const examineYaml = rememberLast(examine, 100_000)

function examine(written: string): Examined {
  const spaced = findFalseSpaces(written).repaired
  const costly = findCostlyYaml(spaced)
  if (costly) {
    const { offset, ...fault } = costly
    return { ok: false, faults: [{ ...fault, ...placeIn(spaced, offset) }] }
  }
  const first = parse(spaced)
  // Within a text over several lines a tab is fine.
  const tabs = stumblesOverTab(first.document, spaced) ? findTabs(written) : undefined
  const { faults: spaces, repaired: source } = findFalseSpaces(tabs?.repaired ?? written)
  const tree = tabs ? parse(source) : first
  const { document, placeOf } = tree
  const place = ({ offset, ...fault }: YamlFault): PlacedFault => ({ ...fault, ...placeOf(offset) })
  const unreadable = [...(tabs?.faults ?? []), ...spaces].map(place)
  const lines = new Set(unreadable.map(({ line }) => line))
  const all = [...document.errors, ...document.warnings, ...findRepeatedKeys(document)]
  const errors = explainYamlErrors(all, source).map(place)
  // The width of a false space is unknown, so other errors on its line may be only its consequence.
  const faults = [...unreadable, ...errors.filter(({ line }) => !lines.has(line))].sort((a, b) => a.line - b.line)
  if (faults.length > 0) return { ok: false, faults }
  if (!isMap(document.contents)) {
    const message = 'expected fields, each as `name: value` on a line of its own'
    const fix = 'begin with `id: …` or `title: …`, without a hyphen before it'
    return { ok: false, faults: [place({ offset: document.contents?.range[0] ?? 0, message, fix })] }
  }
  const strays = [
    // Most files have none of these characters, and are skipped.
    ...(/[&*]/.test(source) ? findStrayNames(document) : []),
    ...(/[[{?]/.test(source) ? findComplexKeys(document) : []),
    ...findSwallowedEntries(document, source),
  ]
  return strays.length > 0 ? { ok: false, faults: strays.map(place) } : { ok: true, tree }
}

function parse(source: string): YamlTree {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  return { document, source, placeOf }
}

function stumblesOverTab({ errors }: Document.Parsed, source: string): boolean {
  return errors.some(({ pos: [offset] }) => {
    const start = source.lastIndexOf('\n', offset - 1) + 1
    return hasTab(source.slice(start).split('\n', 1)[0] ?? '')
  })
}
