import { EVENT_ID, SCALAR_STYLE } from 'js-yaml'
import { limits } from '../files/limits.ts'
import type { FaultAt } from '../problems/problem.ts'
import { explainAt } from './yaml-faults.ts'
import { pairsOf, wordsOf, type YamlNode, type YamlTree } from './yaml-tree.ts'

/** Too many names for values, which may stand for thousands of values, or a text that is too long for a field. */
export function findCostly({ nodes }: YamlTree): FaultAt | undefined {
  const named = nodes.filter(({ event }) => event.anchorStart >= 0)
  const first = named.length > limits.names ? (named.find(isAlias) ?? named[limits.names]) : undefined
  const names = { message: 'there are too many aliases (`*name`) here', fix: 'write the values out' }
  if (first) return { index: first.event.anchorStart - 1, ...names }
  const long = nodes.find(
    ({ event }) => event.type === EVENT_ID.SCALAR && event.valueEnd - event.valueStart > limits.textLength,
  )
  return (
    long && {
      index: long.start,
      message: `this text has more than ${limits.textLength} characters`,
      fix: 'shorten it; long texts belong below the frontmatter, in paragraphs',
    }
  )
}

function isAlias({ event }: YamlNode): boolean {
  return event.type === EVENT_ID.ALIAS
}

/** The name that a node gives, or is an alias for. */
function nameOf({ event }: YamlNode, source: string): string | undefined {
  return event.anchorStart < 0 ? undefined : source.slice(event.anchorStart, event.anchorEnd)
}

/** What YAML allows and fields do not: tags, directives, more than one document. */
export function findUnreadable({ nodes, documents, source }: YamlTree): FaultAt[] {
  const directive = /^(?:[ \t]*(?:#.*)?\n)*(?=%)/.exec(source)
  const end = documents.length > 1 ? source.search(/^(?:\.{3}|-{3})(?=\s|$)/m) : -1
  const tagged = nodes.flatMap(({ event }) => ('tagStart' in event && event.tagStart >= 0 ? [event.tagStart] : []))
  return [
    ...(directive ? [explainAt('directive', directive[0].length, source)] : []),
    ...tagged.map((offset) => explainAt('tag', offset, source)),
    ...(end < 0 ? [] : [explainAt('document', end, source)]),
  ]
}

/** Names of fields that are given twice. */
export function findRepeatedKeys({ nodes, source }: YamlTree): FaultAt[] {
  return nodes.flatMap((node) => {
    const seen = new Set<string | undefined>()
    let isRun = false
    return pairsOf(node).flatMap(({ key }): FaultAt[] => {
      const name = wordsOf(key, source)
      if (name === undefined) return []
      const isFirst = seen.has(name) && !isRun
      // A new entry without its hyphen repeats all fields of the one above it; only the first is reported.
      isRun = seen.has(name)
      seen.add(name)
      const fix = 'keep one of them; if a new list entry begins here, put `- ` before its first field'
      return isFirst ? [{ index: key.start, message: `the field \`${name}\` is given twice`, fix }] : []
    })
  })
}

/** Finds valid YAML that a writer meant otherwise: texts with signs that mean something in YAML. */
export function findStrays({ nodes, source }: YamlTree): FaultAt[] {
  const faults: FaultAt[] = []
  const given = new Map<string, FaultAt>()
  const used = new Set<string>()
  for (const node of nodes) {
    faults.push(...explainSwallowed(node, source), ...explainKeys(node, source))
    const name = nameOf(node, source)
    if (name === undefined) continue
    const index = node.event.anchorStart - 1
    if (!isAlias(node)) {
      const message = `\`&${name}\` is read as a name for the value after it, and is not shown`
      given.set(name, { index, message, fix: 'put quotes around a text that begins with &' })
    } else if (given.has(name)) used.add(name)
    else
      faults.push({
        index,
        message: `\`*${name}\` refers to nothing`,
        fix: 'put quotes around a text that begins with *',
      })
  }
  return [...faults, ...[...given].flatMap(([name, fault]) => (used.has(name) ? [] : [fault]))]
}

/** The name of a field is a text. */
function explainKeys(node: YamlNode, source: string): FaultAt[] {
  return pairsOf(node).flatMap(({ key }) => {
    if (wordsOf(key, source)) return []
    const found = key.event.type === EVENT_ID.SCALAR ? 'nothing' : 'a list or fields'
    const message = `expected the name of a field, found ${found}`
    return [{ index: key.start, message, fix: 'put quotes around a text that begins with [ or {' }]
  })
}

/** Entries that begin further right than the one above them, and that YAML takes for a part of its text. */
function explainSwallowed({ event, start }: YamlNode, source: string): FaultAt[] {
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.valueStart < 0) return []
  const words = source.slice(start, event.valueEnd)
  if (!words.includes('\n')) return []
  const bullet = /^[•·▪◦‣–—*](?=\s)/.exec(words)
  if (bullet) {
    const message = `expected a hyphen before a list entry, found ${bullet[0]}`
    return [{ index: start, message, fix: 'write a hyphen and a space before each entry' }]
  }
  return [...words.matchAll(/\n *(?=- )/g)].map(({ index, 0: found }) => ({
    index: start + index + found.length,
    message: 'this entry begins further right than the line above it, so YAML reads it as part of its text',
    fix: 'put its hyphen in the column of the other entries; if it is not an entry, put quotes around the whole text',
  }))
}
