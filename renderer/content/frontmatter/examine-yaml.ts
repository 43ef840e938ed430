import { constructFromEvents, EVENT_ID } from 'js-yaml'
import { createLineCounter, type Fault, type FaultAt, type Location } from '../problems/problem.ts'
import { explainSyntax } from './yaml-faults.ts'
import { findCostly, findRepeatedKeys, findStrays, findUnreadable } from './yaml-strays.ts'
import { type ParsedYaml, parseYaml, type YamlTree } from './yaml-tree.ts'
import { findFalseSpaces, findTabs } from './yaml-whitespace.ts'

/** A fault in a piece of YAML, with its line and column. */
type PlacedFault = Fault & Omit<Location, 'file'>

/** The fields of a YAML mapping, and where they are. */
export interface SoundYaml {
  fields: Record<string, unknown>
  tree: YamlTree
}

/** Reads a YAML mapping, or says what is wrong with it: of its syntax the first fault, and all that can be seen in its lines. */
export function examineYaml(written: string): ({ ok: true } & SoundYaml) | { ok: false; faults: PlacedFault[] } {
  const spaced = findFalseSpaces(written).repaired
  const first = parseYaml(spaced)
  // Within a text over several lines a tab is fine.
  const tabs = first.ok ? undefined : findTabs(written)
  const { faults: spaces, repaired: source } = findFalseSpaces(tabs?.repaired ?? written)
  const parsed = tabs ? parseYaml(source) : first
  const lineOf = createLineCounter(source)
  const place = ({ index, ...fault }: FaultAt): PlacedFault => ({ ...fault, ...lineOf(index) })
  const unreadable = [...(tabs?.faults ?? []), ...spaces].map(place)
  const lines = new Set(unreadable.map(({ line }) => line))
  // The width of a false space is unknown, so other faults on its line may be only its consequence.
  const errors = findFaults(parsed, source)
    .map(place)
    .filter(({ line }) => !lines.has(line))
  const faults = [...unreadable, ...errors].sort((a, b) => a.line - b.line)
  if (faults.length > 0 || !parsed.ok) return { ok: false, faults }
  return { ok: true, fields: fieldsOf(parsed), tree: parsed }
}

/** Reads YAML that was examined before. */
export function readSoundYaml(written: string): SoundYaml {
  const parsed = parseYaml(written)
  if (!parsed.ok) throw new Error('the YAML was sound before')
  return { fields: fieldsOf(parsed), tree: parsed }
}

function fieldsOf({ events, source }: YamlTree): Record<string, unknown> {
  const [fields] = constructFromEvents(events, { source, json: true })
  // What is no mapping was refused.
  return fields as Record<string, unknown>
}

function findFaults(parsed: ParsedYaml, source: string): FaultAt[] {
  if (!parsed.ok) return [explainSyntax(parsed, source)]
  const costly = findCostly(parsed)
  if (costly) return [costly]
  const faults = [...findUnreadable(parsed), ...findRepeatedKeys(parsed)]
  if (faults.length > 0) return faults
  const [root] = parsed.nodes
  if (root?.event.type === EVENT_ID.MAPPING) return findStrays(parsed)
  const message = 'expected fields, each as `name: value` on a line of its own'
  return [{ index: root?.start ?? 0, message, fix: 'begin with `id: …` or `title: …`, without a hyphen before it' }]
}
