import { type Document, isCollection, isNode, isScalar, type Scalar, visit, YAMLParseError } from 'yaml'
import type { FaultAt } from '../problems/problem.ts'

/** Names of fields that are given twice. The parser itself would compare each name with all above it. */
export function findRepeatedKeys(document: Document.Parsed): YAMLParseError[] {
  const errors: YAMLParseError[] = []
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      let isRun = false
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key
        const offset = (isNode(key) && key.range?.[0]) || 0
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

/** Finds valid YAML that a writer meant otherwise: texts with signs that mean something in YAML. */
export function findStrays(document: Document.Parsed, source: string): FaultAt[] {
  const faults: FaultAt[] = []
  const anchors = new Map<string, FaultAt>()
  const used = new Set<string>()
  visit(document, {
    Alias: (_, alias) => {
      used.add(alias.source)
      if (alias.resolve(document)) return
      const message = `\`*${alias.source}\` refers to nothing`
      faults.push({ index: alias.range?.[0] ?? 0, message, fix: 'put quotes around a text that begins with *' })
    },
    Scalar: (_, scalar) => {
      faults.push(...explainSwallowed(scalar, source))
      const { anchor } = scalar
      if (!anchor) return
      const message = `\`&${anchor}\` is read as a name for the value after it, and is not shown`
      // The node begins behind its anchor and a space.
      const index = Math.max((scalar.range?.[0] ?? 0) - anchor.length - 2, 0)
      anchors.set(anchor, { index, message, fix: 'put quotes around a text that begins with &' })
    },
    Pair: (_, { key }) => {
      if (!isCollection(key)) return
      const message = 'expected the name of a field, found a list or fields'
      faults.push({ index: key.range?.[0] ?? 0, message, fix: 'put quotes around a text that begins with [ or {' })
    },
  })
  return [...faults, ...[...anchors].flatMap(([name, fault]) => (used.has(name) ? [] : [fault]))]
}

/** Entries that begin further right than the one above them, and that YAML takes for a part of its text. */
function explainSwallowed({ type, range }: Scalar, source: string): FaultAt[] {
  if (type !== 'PLAIN' || !range) return []
  const [start, end] = range
  const words = source.slice(start, end)
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

/** Where the first alias is. */
export function firstAlias(document: Document.Parsed): number {
  let first: number | undefined
  visit(document, {
    Alias: (_, { range }) => {
      first ??= range?.[0]
    },
  })
  return first ?? 0
}
