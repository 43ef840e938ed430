import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileInput } from '../../renderer/files/site-file.ts'
import { siteFiles } from '../../renderer/files/site-files.ts'

/** Writes the files beside the pages: for search engines, feed readers, calendars and other programs. */
export function writeSiteFiles(client: string, input: FileInput): void {
  for (const { name, content } of siteFiles(input)) {
    const path = join(client, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
