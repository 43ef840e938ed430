import { readBytes } from '../../renderer/content/files/file-access.ts'
import { type DocumentReading, readDocument } from '../../renderer/reading/read-document.ts'

/** Reads a document of a built site from its file; undefined if it is missing or incomplete. */
export function readBuilt(file: string): DocumentReading | undefined {
  const html = readComplete(file)
  return html === undefined ? undefined : readDocument(html)
}

/** The text of a complete document. */
export function readComplete(file: string): string | undefined {
  const read = readBytes(file)
  const html = read.ok ? read.value.toString() : undefined
  return html?.trimEnd().endsWith('</html>') ? html : undefined
}
