import { join } from 'node:path'
import type { Redirect } from '../../renderer/content/kinds/redirect.ts'
import { hostFiles } from '../../renderer/hosting/host-files.ts'
import { writeFile } from '../write-file.ts'

/** Writes the rules for hosts, and a page at every old address for hosts without rules. */
export function writeHostFiles(stage: string, siteUrl: string, redirects: readonly Redirect[]): void {
  for (const [name, content] of Object.entries(hostFiles(siteUrl, redirects))) writeFile(join(stage, name), content)
}
