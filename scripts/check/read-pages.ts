import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedContent } from '../../renderer/content/load.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { checkReadings, countSeen, type PageReading } from '../../renderer/reading/check-reading.ts'
import { readDocument } from '../../renderer/reading/read-document.ts'
import { siteDocuments } from '../site-documents.ts'
import { createSourceFinder } from './find-source.ts'

/** What reading the built pages found. */
export interface PagesResult {
  pages: PageReading[]
  problems: Problem[]
  /** How many figures of the ledger are seen on a page. */
  seen: number
}

/**
 * Reads the built pages as a visitor without scripts does, and holds their figures against the ledger.
 *
 * @param client the folder that is served
 */
export function readPages(client: string, { content, routes, ledger, accepted }: LoadedContent): PagesResult {
  const documents = content ? siteDocuments(content, routes) : []
  const pages = documents.map(({ name, path, file }) => ({
    path,
    file,
    ...readDocument(readFileSync(join(client, name), 'utf8')),
  }))
  const problems = ledger ? checkReadings(pages, { ledger, accepted, findSource: createSourceFinder() }) : []
  return { pages, problems, seen: countSeen(pages) }
}
