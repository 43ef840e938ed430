import { join } from 'node:path'
import { hostFiles } from '../../renderer/hosting/host-files.ts'
import { writeFile } from '../write-file.ts'

/** Writes the rules for hosts, and a page at every old address for hosts without rules. */
export function writeHostFiles(stage: string, siteUrl: string): void {
  for (const [name, content] of Object.entries(hostFiles(siteUrl))) writeFile(join(stage, name), content)
}
