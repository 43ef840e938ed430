import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hostFiles } from '../../renderer/hosting/host-files.ts'

/** Writes the rules for hosts, and a page at every old address for hosts without rules. */
export function writeHostFiles(stage: string, siteUrl: string): void {
  for (const [name, content] of Object.entries(hostFiles(siteUrl))) {
    const path = join(stage, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
