import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isThere, listEntries, readBytes } from '../renderer/content/files/file-access.ts'
import { orRefuse, UsageError } from './command-line.ts'

interface NewFile {
  path: string
  content: string | Uint8Array
}

/**
 * Writes files and the folders around them, and returns those that it has changed. Each is replaced as a whole: a
 * concurrent reader gets either the old text or the new.
 *
 * @throws UsageError before any is written if one of them, or its folder, is a link or anything else that is none
 */
export function writeFiles(files: readonly NewFile[]): NewFile[] {
  const changed = files.filter(({ path, content }) => {
    orRefuse(listEntries(dirname(path)))
    return !isThere(path) || !Buffer.from(content).equals(orRefuse(readBytes(path)))
  })
  try {
    for (const file of changed) replaceFile(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${reason}; \`git restore\` puts back what was written before`)
  }
  return changed
}

function replaceFile({ path, content }: NewFile): void {
  // The dot keeps it from being taken for content.
  const draft = join(dirname(path), `.${process.pid}.tmp`)
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}
