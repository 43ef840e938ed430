import type { FaultAt } from '../problems/problem.ts'

/** Characters that look like a space, or like nothing, and that YAML takes for letters: word processors and web pages have them. */
const lookalikes = '\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff'
/** A line that begins with one, or has one behind its hyphen or the name of its field. */
const misplaced = new RegExp(`^([ -]*(?:[A-Za-z][\\w-]*:)? *)([${lookalikes}][ ${lookalikes}]*)`, 'gm')

/** Finds fake spaces where YAML requires real ones. In the repaired source every character keeps its place. */
export function findFalseSpaces(source: string): { faults: FaultAt[]; repaired: string } {
  const faults: FaultAt[] = []
  const repaired = source.replace(misplaced, (_, before: string, spaces: string, start: number) => {
    faults.push({
      index: start + before.length,
      message: 'this is not a plain space, but a no-break space or similar, probably from a word processor or web page',
      fix: 'delete the spaces here and type them again with the space bar',
    })
    return before + ' '.repeat(spaces.length)
  })
  return { faults, repaired }
}

const leading = /^( *)\t[ \t]*/
const behindHyphen = /^( *(?:- +)*-)[ \t]*\t[ \t]*/

/** Finds the tabs at the beginning of lines. The faults have their places in the repaired source. */
export function findTabs(source: string): { faults: FaultAt[]; repaired: string } {
  const faults: FaultAt[] = []
  const lines: string[] = []
  const above = { line: '', entry: '' }
  let start = 0
  for (const line of source.split('\n')) {
    const hyphen = behindHyphen.exec(line)
    const tab = hyphen ?? leading.exec(line)
    const rest = tab ? line.slice(tab[0].length) : line
    const indent = hyphen ? `${hyphen[1]} ` : tab ? ' '.repeat(indentOf(rest, above)) : ''
    if (tab)
      faults.push({
        index: start + (tab[1] ?? '').length,
        message: 'the line begins with a tab, where YAML only allows spaces',
        fix: hyphen
          ? 'write one space after the hyphen'
          : `let the line begin with ${describe(indent.length)} and no tab`,
      })
    const repaired = indent + rest
    lines.push(repaired)
    if (repaired.trim()) above.line = repaired
    if (/^ *- /.test(repaired)) above.entry = repaired
    start += repaired.length + 1
  }
  return { faults, repaired: lines.join('\n') }
}

/** The indentation of a line, derived from the last non-empty line above it and the last list entry. */
function indentOf(rest: string, above: { line: string; entry: string }): number {
  const opened = /^( *(?:- +)*)[A-Za-z][\w-]*:\s*$/.exec(above.line)?.[1]
  if (opened !== undefined) return opened.length + 2
  if (!rest.startsWith('- ')) return /^ *(?:- +)*/.exec(above.line)?.[0].length ?? 0
  return above.entry.search(/\S|$/)
}

function describe(spaces: number): string {
  return spaces === 0 ? 'no space' : spaces === 1 ? 'one space' : `${spaces} spaces`
}
