import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file and the folders around it. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** The same in the place of an older file, of which whoever reads it meanwhile finds the old content or the new one whole. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  writeFile(`${path}.next`, content)
  renameSync(`${path}.next`, path)
}
