import { parseDocument } from 'htmlparser2'
import { type NumberReading, readNumbers } from './read-numbers.ts'
import { type PageContents, readSections } from './read-sections.ts'
import { writeCopy } from './write-copy.ts'

/** What is taken from a built page, which is read once. It is known by its HTML alone, however that was made. */
export interface DocumentReading {
  /** For the check. */
  numbers: NumberReading
  /** For search. */
  contents: PageContents
  /** The same text in plain markdown. */
  copy: string
}

/** Reads a built page. */
export function readDocument(html: string): DocumentReading {
  const document = parseDocument(html)
  return { numbers: readNumbers(document), contents: readSections(document), copy: writeCopy(document) }
}
