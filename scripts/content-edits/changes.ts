import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { normaliseText } from '../../renderer/content/frontmatter/frontmatter.ts'
import { type LoadOptions, loadContent } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { isError, type Problem } from '../../renderer/content/problems/problem.ts'
import { replaceFile } from '../write-file.ts'

/**
 * Changes files of a content folder: all of them or, when the disk refuses one, none.
 *
 * @param changes the new texts, by their paths from the root; undefined for a file that is deleted
 * @throws the system's error, after everything has been restored
 */
export function writeChanges(root: string, changes: ReadonlyMap<string, string | undefined>): void {
  const before = [...changes.keys()].map((file) => {
    const path = join(root, file)
    return { path, bytes: existsSync(path) ? readFileSync(path) : undefined }
  })
  try {
    for (const [file, text] of changes) write(join(root, file), text)
  } catch (error) {
    for (const { path, bytes } of before) write(path, bytes)
    throw error
  }
}

function write(path: string, content: string | Uint8Array | undefined): void {
  if (content === undefined) rmSync(path, { force: true })
  else replaceFile(path, content)
}

/** The text of a file without Windows line ends and a byte order mark, and how to give it back those that it had. */
export function openText(raw: string) {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : ''
  // A file with both kinds of line ends gets the first.
  const isWindows = /^[^\n]*\r\n/.test(raw)
  return {
    text: normaliseText(raw),
    close: (text: string) => mark + (isWindows ? text.replaceAll('\n', '\r\n') : text),
  }
}

/** Where the content is, and the day on which it is checked. */
export type ContentPlace = Pick<LoadOptions, 'root' | 'publicFolder' | 'today'>

/**
 * Tries something out on a copy of the content, so that it is judged exactly as the check will. The content itself is
 * not changed.
 *
 * @param attempt gets the folder of the copy, and `check`, which finds the errors in it and reports them for the content
 *   itself; what has not changed since the last time is not read again
 */
export function onCopy<Result>(place: ContentPlace, attempt: (copy: string, check: () => Problem[]) => Result): Result {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(place.root, copy, { recursive: true })
    const memory = createMemory()
    const inPlace = (words: string) => words.replaceAll(copy, displayPath(place.root))
    return attempt(copy, () =>
      errorsIn({ ...place, root: copy }, memory).map((problem) => {
        const { file, message, fix } = problem
        return { ...problem, file: inPlace(file), message: inPlace(message), ...(fix && { fix: inPlace(fix) }) }
      }),
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The errors in a content folder. */
export function errorsIn(place: ContentPlace, memory = createMemory()): Problem[] {
  return loadContent({ ...place, memory }).problems.filter(isError)
}
