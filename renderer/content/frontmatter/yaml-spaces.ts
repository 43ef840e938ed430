import type { YamlFault } from './yaml-fault.ts'

/** Characters that look like a space, or like nothing, and that YAML takes for letters: word processors and web pages have them. */
const lookalikes = '\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff'
/** A line that begins with one, or has one behind its hyphen or the name of its field. */
const misplaced = new RegExp(`^([ -]*(?:[A-Za-z][\\w-]*:)? *)([${lookalikes}][ ${lookalikes}]*)`, 'gm')

/**
 * Finds fake spaces where YAML requires real ones.
 *
 * @returns a fault for each line that has some, and the source with real ones, in which every character keeps its place
 */
export function findFalseSpaces(source: string): { faults: YamlFault[]; repaired: string } {
  const faults: YamlFault[] = []
  const repaired = source.replace(misplaced, (_, before: string, spaces: string, start: number) => {
    faults.push({
      offset: start + before.length,
      message: 'this is not a plain space, but a no-break space or similar, probably from a word processor or web page',
      fix: 'delete the spaces here and type them again with the space bar',
    })
    return before + ' '.repeat(spaces.length)
  })
  return { faults, repaired }
}
