import { type Document, isScalar, visit } from 'yaml'
import type { YamlFault } from './yaml-fault.ts'
import type { LineFault } from './yaml-line.ts'

const entry = /^(?<indent> *)- /

/**
 * Explains a list entry that is not aligned with its neighbour, or that belongs to no list.
 *
 * @param line the line that the parser stumbled over
 * @param above the lines above it that are not empty, the nearest first
 */
export function explainEntry(line: string, above: readonly string[]): LineFault | undefined {
  const found = entry.exec(line)?.groups?.indent?.length
  if (found === undefined) return undefined
  const wanted = columnOfNeighbour(above)
  if (wanted !== undefined && wanted !== found) {
    const direction = found > wanted ? 'right' : 'left'
    return {
      index: found,
      message: `the entry begins further ${direction} (column ${found + 1}) than the one above it (column ${wanted + 1})`,
      fix: 'put the hyphens of both in the same column',
    }
  }
  const { indent, name } = /^(?<indent> *)(?<name>[A-Za-z][\w-]*): +[^\s|>&]/.exec(above[0] ?? '')?.groups ?? {}
  if (wanted !== undefined || indent === undefined || indent.length > found) return undefined
  return {
    index: found,
    message: `this is a list entry, but \`${name}\` above it already has a value`,
    fix: 'put the name of the list on a line of its own above it, with a colon, or remove the line',
  }
}

/** The column of the hyphen of the entry above, from 0: only lines of that entry may be between. */
export function columnOfNeighbour(above: readonly string[]): number | undefined {
  for (const line of above) {
    const hyphen = entry.exec(line)?.groups?.indent?.length
    if (hyphen !== undefined) return hyphen
    if (/^\S/.test(line)) return undefined
  }
  return undefined
}

/** Entries that begin further right than the one above them, and that YAML takes for a part of its text. */
export function findSwallowedEntries(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, (_, node) => {
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return
    const [start, end] = node.range
    const words = source.slice(start, end)
    if (!words.includes('\n')) return
    const bullet = /^[•·▪◦‣–—*](?=\s)/.exec(words)
    if (bullet) {
      const message = `expected a hyphen before a list entry, found ${bullet[0]}`
      faults.push({ offset: start, message, fix: 'write a hyphen and a space before each entry' })
      return
    }
    for (const { index, 0: found } of words.matchAll(/\n *(?=- )/g)) {
      faults.push({
        offset: start + index + found.length,
        message: 'this entry begins further right than the line above it, so YAML reads it as part of its text',
        fix: 'put its hyphen in the column of the other entries; if it is not an entry, put quotes around the whole text',
      })
    }
  })
  return faults
}
