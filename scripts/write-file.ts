import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file and the folders around it. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
