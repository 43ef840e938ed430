import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { redirects } from '../../renderer/content/routes.ts'
import { hostFiles, redirectPage } from '../../renderer/hosting/host-files.ts'

/** Writes the rules for hosts, and a page at every old address for hosts without rules. */
export function writeHostFiles(stage: string): void {
  const files = [
    ...hostFiles(),
    ...redirects.map(({ from, to }) => ({ name: `${from}index.html`, content: redirectPage(to) })),
  ]
  for (const { name, content } of files) {
    const path = join(stage, 'client', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
