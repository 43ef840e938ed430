import type { FileInput } from '../../renderer/files/site-file.ts'
import { siteFiles } from '../../renderer/files/site-files.ts'
import type { Output } from './output.ts'

/** Writes the files beside the pages: for search engines, feed readers, calendars and other programs. */
export function writeSiteFiles(output: Output, input: FileInput): void {
  for (const { name, content } of siteFiles(input)) output.write(name, content)
}
