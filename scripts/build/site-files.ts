import { join } from 'node:path'
import type { FileInput } from '../../renderer/files/site-file.ts'
import { siteFiles } from '../../renderer/files/site-files.ts'
import { writeFile } from '../write-file.ts'

/** Writes the files beside the pages: for search engines, feed readers, calendars and other programs. */
export function writeSiteFiles(client: string, input: FileInput): void {
  for (const { name, content } of siteFiles(input)) writeFile(join(client, name), content)
}
