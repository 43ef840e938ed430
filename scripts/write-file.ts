import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file, and makes the folders that it lies in. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
