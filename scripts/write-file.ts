import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file and the folders around it. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** The same in one step: whoever reads the file meanwhile finds the old content or the new one whole. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  // Names that begin with a dot are no content.
  const draft = join(dirname(path), `.${process.pid}.tmp`)
  try {
    writeFile(draft, content)
    renameSync(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}
