import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { expect } from 'vitest'

/** What may lie in the place of a file that a command writes. */
export type OddFile = 'link' | 'folder' | 'pipe'

/** Puts something that is no file in the place of one, or where there is none. */
export function putOddFile(path: string, what: OddFile): void {
  rmSync(path, { force: true })
  if (what === 'link') symlinkSync('elsewhere', path)
  else if (what === 'folder') mkdirSync(path)
  else expect(spawnSync('mkfifo', [path]).status).toBe(0)
}
