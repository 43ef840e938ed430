import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import type { ReadResult } from './frontmatter.ts'
import type { Problem } from './problem.ts'

/** The path that messages name: relative to the working directory where it lies below it. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path) || '.'
  return short.startsWith('..') ? path : short
}

/** Whether a name stands in its folder, be it that of a link that leads to nothing. */
export function isThere(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    // What may not be looked at is there; reading it tells why it cannot be read.
    return isSystemError(error) && error.code !== 'ENOENT' && error.code !== 'ENOTDIR'
  }
}

/** Whether a path is that of a folder, through links. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    if (!isSystemError(error)) throw error
    return false
  }
}

/**
 * Reads the bytes of a file.
 *
 * @returns the bytes, or a problem with the file for whatever the operating system refuses: content may change, vanish or
 *   be locked at any moment, which is no reason to end a command
 */
export function readBytes(path: string): ReadResult<Uint8Array> {
  return attempt(path, () => {
    const stats = statSync(path)
    // Reading a pipe or a device would wait for ever.
    if (!stats.isFile()) throw Object.assign(new Error(), { code: stats.isDirectory() ? 'EISDIR' : 'ENOTSUP' })
    return readFileSync(path)
  })
}

/**
 * The names in a folder, sorted the same on every machine; files that begin with a dot are not content.
 *
 * @returns the names, none where there is no such folder, or a problem where there is something that cannot be listed
 */
export function listFolder(folder: string): ReadResult<string[]> {
  if (!isThere(folder)) return { ok: true, value: [] }
  return attempt(folder, () =>
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort((a, b) => (a < b ? -1 : 1)),
  )
}

function attempt<Value>(path: string, read: () => Value): ReadResult<Value> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (!isSystemError(error)) throw error
    return { ok: false, problems: [explainRefusal(path, error.code)] }
  }
}

type SystemError = Error & { code: string }

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

const refusals: Readonly<Record<string, { message: string; mend: string }>> = {
  EACCES: { message: 'this may not be read', mend: 'allow reading it: chmod u+r for a file, u+rx for a folder' },
  EISDIR: { message: 'expected a file, found a folder', mend: 'move the folder away, and put the file in its place' },
  ELOOP: { message: 'this link leads to itself', mend: 'replace the link by the file' },
  ENOTDIR: { message: 'expected a folder, found a file', mend: 'move the file away, and make a folder of this name' },
  ENOTSUP: { message: 'expected a file, found something that holds no text', mend: 'put a file in its place' },
}

function explainRefusal(path: string, code: string): Problem {
  const place = { file: displayPath(path), line: 1, column: 1, severity: 'error', rule: 'files/access' } as const
  if (code === 'ENOENT') {
    return isThere(path)
      ? { ...place, message: 'this link leads to nothing', mend: 'replace the link by the file, or take it out' }
      : { ...place, message: 'the file has vanished', mend: 'bring it back, or run the command again' }
  }
  const refusal = refusals[code] ?? { message: `this cannot be read (${code})`, mend: 'see whether the disk is sound' }
  return { ...place, ...refusal }
}
