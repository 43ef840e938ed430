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
 * @returns a fault for each line that has some, and the source as it would be with spaces: the other lines are right then, or
 *   have faults of their own
 */
export function findTabs(source: string): { faults: YamlFault[]; repaired: string } {
  const faults: YamlFault[] = []
  const lines: string[] = []
  let offset = 0
  for (const line of source.split('\n')) {
    const hyphen = behindHyphen.exec(line)
    const tab = hyphen ?? leading.exec(line)
    const rest = tab ? line.slice(tab[0].length) : line
    const indent = hyphen ? `${hyphen[1]} ` : tab ? ' '.repeat(indentOf(rest, lines)) : ''
    if (tab)
      faults.push({
        offset: offset + (tab[1] ?? '').length,
        message: 'a tab stands at the beginning of the line, where YAML takes spaces only',
        fix: hyphen
          ? 'write one space behind the hyphen'
          : `let the line begin with ${describe(indent.length)} and no tab`,
      })
    lines.push(indent + rest)
    offset += indent.length + rest.length + 1
  }
  return { faults, repaired: lines.join('\n') }
}

/** How far a line is indented, as far as the lines above it tell. */
function indentOf(rest: string, above: readonly string[]): number {
  const written = above.filter((line) => line.trim())
  const last = written.at(-1) ?? ''
  const opened = /^( *(?:- +)*)[A-Za-z][\w-]*:\s*$/.exec(last)?.[1]
  if (opened !== undefined) return opened.length + 2
  if (!rest.startsWith('- ')) return /^ *(?:- +)*/.exec(last)?.[0].length ?? 0
  const entry = written.findLast((line) => /^ *- /.test(line)) ?? ''
  return entry.search(/\S|$/)
}

function describe(spaces: number): string {
  return spaces === 0 ? 'no space' : spaces === 1 ? 'one space' : `${spaces} spaces`
}
