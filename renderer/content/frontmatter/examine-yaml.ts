import { type Document, isMap, parseDocument } from 'yaml'
import { rememberLast } from '../memory/remember-last.ts'
import { type Fault, type FaultAt, type Location, placeIn } from '../problems/problem.ts'
import { findCostlyYaml } from './yaml-costly.ts'
import { explainYamlErrors } from './yaml-faults.ts'
import { findRepeatedKeys, findStrays } from './yaml-strays.ts'
import { findFalseSpaces, findTabs, hasTab } from './yaml-whitespace.ts'

/** A fault in a piece of YAML, with its line and column. */
export type PlacedFault = Fault & Omit<Location, 'file'>

/** A YAML mapping: its syntax tree, which is never changed, and the source that its offsets refer to. */
export interface YamlTree {
  document: Document.Parsed
  source: string
}

/**
 * Parses a YAML mapping and finds all its syntax errors at once. The same text is usually needed again soon, to look up
 * positions; the cached trees take about ten megabytes, however large the site.
 */
export const examineYaml = rememberLast(examine, 100_000)

function examine(written: string): { ok: true; tree: YamlTree } | { ok: false; faults: PlacedFault[] } {
  const spaced = findFalseSpaces(written).repaired
  const costly = findCostlyYaml(spaced)
  if (costly) return { ok: false, faults: [placeFault(costly, spaced)] }
  const first = parse(spaced)
  // Within a text over several lines a tab is fine.
  const tabs = failsAtTab(first, spaced) ? findTabs(written) : undefined
  const { faults: spaces, repaired: source } = findFalseSpaces(tabs?.repaired ?? written)
  const document = tabs ? parse(source) : first
  const place = (fault: FaultAt) => placeFault(fault, source)
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
    return { ok: false, faults: [place({ index: document.contents?.range[0] ?? 0, message, fix })] }
  }
  const strays = findStrays(document, source)
  return strays.length > 0 ? { ok: false, faults: strays.map(place) } : { ok: true, tree: { document, source } }
}

function parse(source: string): Document.Parsed {
  return parseDocument(source, { prettyErrors: false, uniqueKeys: false })
}

function placeFault({ index, ...fault }: FaultAt, source: string): PlacedFault {
  return { ...fault, ...placeIn(source, index) }
}

function failsAtTab({ errors }: Document.Parsed, source: string): boolean {
  return errors.some(({ pos: [offset] }) => hasTab(source.slice(source.lastIndexOf('\n', offset - 1) + 1)))
}
