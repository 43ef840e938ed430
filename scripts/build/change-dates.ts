import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { hashParts } from '../../renderer/content/memory/hash.ts'

/** When each content file was changed last, from the history of git, in one call for all of them. */
export function readChangeDates(root: string) {
  const dates = new Map<string, number>()
  const { lines, isShallow } = readLog(root)
  let seconds = 0
  for (const line of lines) {
    if (line.startsWith(mark)) seconds = Number(line.slice(mark.length))
    // The log begins with the newest commit.
    else if (line !== '') {
      const file = displayPath(join(root, line))
      if (!dates.has(file)) dates.set(file, seconds)
    }
  }
  return {
    /** The time in seconds since 1970, by the path used in messages; undefined without a history, or without git. */
    changedAt: (file: string) => dates.get(file),
    /** Whether nothing is known because the clone is shallow: its oldest commit seems to have changed every file. */
    isShallow,
    /** A hash of these dates. */
    version: hashParts(lines),
  }
}

/** What a line with the instant of a commit begins with; no name of a file does. */
const mark = '\0'

function readLog(root: string): { lines: string[]; isShallow: boolean } {
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'core.quotePath=false', ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1024 ** 3,
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return { lines: [], isShallow: true }
    const log = git('log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative', '--', '.')
    return { lines: log.split('\n'), isShallow: false }
  } catch {
    return { lines: [], isShallow: false }
  }
}
