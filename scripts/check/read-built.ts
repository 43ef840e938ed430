import { readBytes } from '../../renderer/content/files/file-access.ts'

/** The text of a document of a built site; undefined if it is missing or incomplete. */
export function readComplete(file: string): string | undefined {
  const read = readBytes(file)
  const html = read.ok ? Buffer.from(read.value).toString() : undefined
  return html?.trimEnd().endsWith('</html>') ? html : undefined
}
