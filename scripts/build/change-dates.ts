import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'

/**
 * When each content file was changed last, from the history of git, in one call for all of them.
 *
 * @param root the folder of the content
 * @returns the instant of a file in seconds since 1970; undefined for files without a history, everywhere where there is
 *   no git, and in a shallow clone, whose oldest commit seems to have changed every file
 */
export function readChangeDates(root: string): (file: string) => number | undefined {
  const dates = new Map<string, number>()
  let seconds = 0
  for (const line of readLog(root).split('\n')) {
    if (line.startsWith(mark)) seconds = Number(line.slice(mark.length))
    // The log begins with the newest commit.
    else if (line !== '' && !dates.has(line)) dates.set(line, seconds)
  }
  return (file) => dates.get(relative(root, file).replaceAll('\\', '/'))
}

/** What a line with the instant of a commit begins with; no name of a file does. */
const mark = '\0'

function readLog(root: string): string {
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'core.quotePath=false', ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1024 ** 3,
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return ''
    return git('log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative', '--', '.')
  } catch {
    return ''
  }
}
