import { parseDocument } from 'htmlparser2'
import { readNumbers } from './read-numbers.ts'
import { readSections } from './read-sections.ts'
import { writeCopy } from './write-copy.ts'

/** What is read from a built page, in one pass. Only its HTML matters, however that was made. */
export type DocumentReading = ReturnType<typeof readDocument>

/** Reads a built page: its numbers for the check, its contents for search, and the same text in plain markdown. */
export function readDocument(html: string) {
  const document = parseDocument(html)
  const page = { numbers: readNumbers(document), contents: readSections(document) }
  return { page, copy: writeCopy(document) }
}
