import type { YamlFault } from './yaml-fault.ts'

const leading = /^( *)\t[ \t]*/
const behindHyphen = /^( *(?:- +)*-)[ \t]*\t[ \t]*/

/** Whether a line has a tab where YAML takes spaces only. */
export function hasTab(line: string): boolean {
  return leading.test(line) || behindHyphen.test(line)
}

/**
 * Finds the tabs at the beginning of lines.
 *
 * @returns a fault for each line that has some, and the source with spaces instead: the other lines are then right, or
 *   have faults of their own
 */
export function findTabs(source: string): { faults: YamlFault[]; repaired: string } {
  const faults: YamlFault[] = []
  const lines: string[] = []
  const above = { line: '', entry: '' }
  let offset = 0
  for (const line of source.split('\n')) {
    const hyphen = behindHyphen.exec(line)
    const tab = hyphen ?? leading.exec(line)
    const rest = tab ? line.slice(tab[0].length) : line
    const indent = hyphen ? `${hyphen[1]} ` : tab ? ' '.repeat(indentOf(rest, above)) : ''
    if (tab)
      faults.push({
        offset: offset + (tab[1] ?? '').length,
        message: 'the line begins with a tab, where YAML only allows spaces',
        fix: hyphen
          ? 'write one space after the hyphen'
          : `let the line begin with ${describe(indent.length)} and no tab`,
      })
    const repaired = indent + rest
    lines.push(repaired)
    if (repaired.trim()) above.line = repaired
    if (/^ *- /.test(repaired)) above.entry = repaired
    offset += indent.length + rest.length + 1
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
