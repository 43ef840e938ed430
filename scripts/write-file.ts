import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file and the folders around it. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** The same atomically: a concurrent reader gets either the old content or the new. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  // The dot keeps it from being taken for content.
  const draft = join(dirname(path), `.${process.pid}.tmp`)
  try {
    writeFile(draft, content)
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}
