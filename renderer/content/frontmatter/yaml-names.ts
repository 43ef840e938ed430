import { type Document, isAlias, isCollection, isScalar, visit, YAMLParseError } from 'yaml'
import type { YamlFault } from './yaml-fault.ts'
import { startOfNode } from './yaml-offsets.ts'

/** Names of fields that are given twice. The parser itself would compare each name with all above it. */
export function findRepeatedKeys(document: Document.Parsed): YAMLParseError[] {
  const errors: YAMLParseError[] = []
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      let isRun = false
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key
        const offset = startOfNode(key) ?? 0
        // A new entry without its hyphen repeats all fields of the one above it; only the first is reported.
        if (seen.has(name) && !isRun)
          errors.push(new YAMLParseError([offset, offset + 1], 'DUPLICATE_KEY', 'is given twice'))
        isRun = seen.has(name)
        seen.add(name)
      }
    },
  })
  return errors
}

/** An alias without an anchor, or an anchor without an alias, is mostly a text that begins with * or &. */
export function findStrayNames(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = []
  const anchors = new Map<string, YamlFault>()
  const used = new Set<string>()
  visit(document, (_, node) => {
    if (isAlias(node)) {
      used.add(node.source)
      if (node.resolve(document)) return
      const message = `\`*${node.source}\` refers to nothing`
      faults.push({ offset: node.range?.[0] ?? 0, message, fix: 'put quotes around a text that begins with *' })
    } else if (isScalar(node) && node.anchor) {
      const message = `\`&${node.anchor}\` is read as a name for the value after it, and is not shown`
      // The node begins behind its anchor and a space.
      const offset = Math.max((node.range?.[0] ?? 0) - node.anchor.length - 2, 0)
      anchors.set(node.anchor, { offset, message, fix: 'put quotes around a text that begins with &' })
    }
  })
  return [...faults, ...[...anchors].flatMap(([name, fault]) => (used.has(name) ? [] : [fault]))]
}

/** A list or a mapping as the name of a field is mostly a text that begins with a bracket. */
export function findComplexKeys(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Pair: (_, { key }) => {
      if (!isCollection(key)) return
      const message = 'expected the name of a field, found a list or fields'
      faults.push({ offset: key.range?.[0] ?? 0, message, fix: 'put quotes around a text that begins with [ or {' })
    },
  })
  return faults
}

/** The offset of the first alias. */
export function firstAlias(document: Document.Parsed): number {
  const offsets: number[] = []
  visit(document, {
    Alias: (_, { range }) => {
      offsets.push(range?.[0] ?? 0)
      return visit.BREAK
    },
  })
  return offsets[0] ?? 0
}
