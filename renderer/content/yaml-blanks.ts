import type { YamlFault } from './yaml-faults.ts'

/** Characters that look like a blank, or like nothing, and that YAML takes for letters: word processors and web pages have them. */
const lookalikes = '\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff'
/** A line that begins with one, or has one behind its hyphen or the name of its field. */
const misplaced = new RegExp(`^([ -]*(?:[A-Za-z][\\w-]*:)? *)([${lookalikes}][ ${lookalikes}]*)`, 'gm')

/**
 * Finds blanks that are none where YAML wants real ones.
 *
 * @returns a fault for each line that has some, and the source with real ones, in which every character keeps its place
 */
export function findFalseBlanks(source: string): { faults: YamlFault[]; repaired: string } {
  const faults: YamlFault[] = []
  const repaired = source.replace(misplaced, (_, before: string, blanks: string, start: number) => {
    faults.push({
      offset: start + before.length,
      message:
        'a blank stands here that is none: a no-break blank or the like, as word processors and web pages have them',
      mend: 'delete the blanks here and type them again with the space bar',
    })
    return before + ' '.repeat(blanks.length)
  })
  return { faults, repaired }
}
