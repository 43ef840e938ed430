import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
} from 'node:fs'
import { relative, resolve } from 'node:path'
import { errorAt, type PlacedProblem, type ReadResult, startOf } from '../problems/problem.ts'

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** The path in messages: relative to the working directory if it is inside it. */
export function displayPath(path: string): string {
  const short = relative(process.cwd(), path) || '.'
  return short.startsWith('..') ? path : short
}

/** Whether a path exists, even as a dangling link. */
export function isThere(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    // A forbidden path exists; reading it says why it cannot be read.
    return isSystemError(error) && error.code !== 'ENOENT' && error.code !== 'ENOTDIR'
  }
}

/** What is known of a path without opening it; undefined if it cannot be looked at: reading it says why. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return undefined
  }
}

/** Whether an absolute path within a folder is that of a file, and not what a link leads to. */
export function isOwnFile(folder: string, path: string): boolean {
  try {
    return lstatSync(path).isFile() && realpathSync(path) === path.replace(resolve(folder), realpathSync(folder))
  } catch {
    return false
  }
}

/**
 * Reads the bytes of a file, if it has no more than `max`. Any error of the operating system is a problem: content may
 * change, vanish or be locked at any moment, which must not end a command.
 */
export function readBytes(path: string, max = Number.POSITIVE_INFINITY): ReadResult<Uint8Array> {
  return attempt(path, () => {
    const refuse = (stats: Stats) => {
      // Reading a pipe or a device would never end.
      if (!stats.isFile()) return stats.isDirectory() ? 'EISDIR' : stats.isSymbolicLink() ? 'EMLINK' : 'ENOTSUP'
      return stats.size > max ? 'EFBIG' : undefined
    }
    const refused = refuse(lstatSync(path))
    if (refused) return refused
    // It may be another file by now: no link is followed, and no pipe waited for.
    const descriptor = openSync(path, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0))
    try {
      return refuse(fstatSync(descriptor)) ?? readFileSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  })
}

/** Everything in a folder, including names that are not UTF-8; nothing if there is no such folder. */
export function listEntries(folder: string): ReadResult<Dirent<Buffer>[]> {
  if (!isThere(folder)) return { ok: true, value: [] }
  return attempt(folder, () =>
    lstatSync(folder).isSymbolicLink() ? 'EMLINK' : readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }),
  )
}

/** Reads something, unless there is a reason not to, which the system finds or the reading returns. */
function attempt<Value extends object>(path: string, read: () => Value | keyof typeof refusals): ReadResult<Value> {
  const refuse = (code: string) => ({ ok: false as const, problems: [explainRefusal(path, code)] })
  try {
    const value = read()
    return typeof value === 'string' ? refuse(value) : { ok: true, value }
  } catch (error) {
    if (!isSystemError(error)) throw error
    return refuse(error.code)
  }
}

/** Whether an error is the system's, such as that of a file that is not there. */
export function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** Why something cannot be read, by the system's error code; `EMLINK` means a link, which we refuse. */
const refusals = {
  EACCES: {
    message: 'there is no permission to read this',
    fix: 'allow reading it: chmod u+r for a file, u+rx for a folder',
  },
  EISDIR: { message: 'expected a file, found a folder', fix: 'move the folder away, and put the file there instead' },
  EFBIG: {
    message: 'the file is far too large',
    fix: 'split it into two files, or shorten it',
  },
  EMLINK: {
    message: 'expected a file or a folder, found a symbolic link, which could lead anywhere on the disk',
    fix: 'replace it with what it leads to',
  },
  ENOENT: { message: 'the file has vanished', fix: 'restore it, or run the command again' },
  ENOTDIR: { message: 'expected a folder, found a file', fix: 'move the file away, and make a folder of this name' },
  ENOTSUP: { message: 'expected a file, found a device or a pipe', fix: 'remove it' },
} as const

/** Explains a failure to read. */
export function explainRefusal(path: string, code: string): PlacedProblem {
  const refusal = Object.entries(refusals).find(([name]) => name === code)?.[1]
  const { message, fix } = refusal ?? { message: `this cannot be read (${code})`, fix: 'check the disk' }
  return errorAt(startOf(displayPath(path)), 'files/access', message, fix)
}
