import {
  type AliasEvent,
  constructFromEvents,
  EVENT_ID,
  getScalarValue,
  type MappingEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
  YAMLException,
} from 'js-yaml'
import { limits } from '../files/limits.ts'

/** A value in YAML, and where it is in the source. */
export interface YamlNode {
  event: ScalarEvent | AliasEvent | SequenceEvent | MappingEvent
  /** Where it begins, with its quotation mark. */
  start: number
  /** The entries of a list, or the keys and values of fields in turn. */
  children: YamlNode[]
}

/** What was made of YAML, or where and why its parser stopped. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; offset: number; reason: string }

export interface YamlTree {
  source: string
  events: ReturnType<typeof parseEvents>
  /** Every value in its order; the first one holds the others. */
  nodes: readonly YamlNode[]
}

/**
 * Parses YAML, up to its first syntax error. A bracket that closes a list may stand below the name of the list, where
 * people put it and YAML does not allow it: it is read as if it were on the line above, with every character in its place.
 */
export function parseYaml(source: string): Parsed<YamlTree> {
  // The root and the innermost value are not counted.
  const parse = (text: string) => attempt(() => treeOf(parseEvents(text, { maxDepth: limits.nesting + 2 }), source))
  const parsed = parse(source)
  if (parsed.ok || !/[\]}]/.test(source.charAt(parsed.offset))) return parsed
  return parse(source.replace(/\n(?= *[\]}],? *$)(?<=^[^#\n]*\n)/gm, ' '))
}

/** The values of a mapping that was parsed. Aliases, which multiply what they stand for, are few. */
export function fieldsOf({ events, source }: YamlTree): Parsed<Record<string, unknown>> {
  return attempt(() => {
    const [fields] = constructFromEvents(events, { source, json: true, maxAliases: limits.aliases })
    return fields as Record<string, unknown>
  })
}

function attempt<Value>(work: () => Value): Parsed<Value> {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return { ok: false, offset: error.mark?.position ?? 0, reason: error.reason }
  }
}

function treeOf(events: YamlTree['events'], source: string): YamlTree {
  const nodes: YamlNode[] = []
  const open: YamlNode[] = []
  for (const event of events) {
    // That of a document closes nothing that is open here.
    if (event.type === EVENT_ID.POP) open.pop()
    else if (event.type !== EVENT_ID.DOCUMENT) {
      const around = open.at(-1)
      const node = { event, start: startOf(event, source, around), children: [] }
      around?.children.push(node)
      nodes.push(node)
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) open.push(node)
    }
  }
  return { source, events, nodes }
}

function startOf(event: YamlNode['event'], source: string, around?: YamlNode): number {
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1
  if (event.type !== EVENT_ID.SCALAR) return event.start
  const { style, valueStart } = event
  if (valueStart < 0) return startOfNothing(source, around)
  if (style === SCALAR_STYLE.PLAIN) return valueStart
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1
  // The sign before a text of several lines is at the end of the line above it.
  const above = source.lastIndexOf('\n', valueStart - 2) + 1
  return above + Math.max(source.slice(above, valueStart).search(/[|>][-+\d]*(?:\s+#.*)?\s*$/), 0)
}

/** Where a value would be that nobody has written: behind the name of its field, or behind its hyphen. */
function startOfNothing(source: string, around: YamlNode | undefined): number {
  const from = around?.children.at(-1)?.start ?? around?.start ?? 0
  const sign = around?.event.type === EVENT_ID.MAPPING ? /:[ \t]*/ : /^[ -]*-[ \t]*(?=#|$)/m
  const found = sign.exec(source.slice(from, from + limits.textLength))
  return found ? from + found.index + found[0].length : from
}

/** The fields of a node: each key with its value. */
export function pairsOf({ event, children }: YamlNode): { key: YamlNode; value: YamlNode }[] {
  if (event.type !== EVENT_ID.MAPPING) return []
  return children.flatMap((key, index) => {
    const value = children[index + 1]
    return index % 2 === 0 && value ? [{ key, value }] : []
  })
}

/** What a text says; undefined for anything else. */
export function wordsOf({ event }: YamlNode, source: string): string | undefined {
  return event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : undefined
}
