import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { normaliseText } from '../../renderer/content/frontmatter/frontmatter.ts'
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
