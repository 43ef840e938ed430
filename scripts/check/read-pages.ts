import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedContent } from '../../renderer/content/load.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { checkReadings, countSeen, type PageReading } from '../../renderer/reading/check-reading.ts'
import { headSources } from '../../renderer/reading/head-sources.ts'
import { readDocument } from '../../renderer/reading/read-document.ts'
import { type Cache, noCache } from '../cache/cache.ts'
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
 * @returns undefined when a page is not there whole, so that the site was not built or has been damaged since
 */
export function readPages(
  client: string,
  { content, routes, ledger, accepted, figures }: LoadedContent,
  cache: Cache = noCache,
): PagesResult | undefined {
  if (!content || !ledger) return undefined
  const pages: PageReading[] = []
  for (const { name, path, file } of siteDocuments(content, routes)) {
    const html = readWhole(join(client, name))
    if (html === undefined) return undefined
    pages.push({ path, file, ...cache.remember('readings', html, () => readDocument(html)) })
  }
  const context = {
    ...{ ledger, accepted, figures },
    head: headSources(content, figures),
    findSource: createSourceFinder(),
  }
  return { pages, problems: checkReadings(pages, context), seen: countSeen(pages) }
}

/** A document that was written to its end. */
function readWhole(file: string): string | undefined {
  try {
    const html = readFileSync(file, 'utf8')
    return html.trimEnd().endsWith('</html>') ? html : undefined
  } catch {
    return undefined
  }
}
