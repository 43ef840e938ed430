import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashParts } from '../../renderer/content/hash.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { type Problem, sortProblems } from '../../renderer/content/problem.ts'
import { createReadingCheck } from '../../renderer/reading/check-reading.ts'
import { headSources } from '../../renderer/reading/head-sources.ts'
import { readDocument } from '../../renderer/reading/read-document.ts'
import { type Cache, noCache } from '../cache/cache.ts'
import { siteDocuments } from '../site-documents.ts'
import { createSourceFinder } from './find-source.ts'

/** What reading the built pages found. */
export interface PagesResult {
  /** How many pages were read. */
  pages: number
  problems: Problem[]
  /** The addresses of the pages on which each figure is seen, by its id, in the order of the pages. */
  seenOn: ReadonlyMap<string, readonly string[]>
}

/** How pages are read. */
export interface ReadPagesOptions {
  cache?: Cache
  /** What tells the content of documents from any other, by their names, where that is known without reading them. */
  versions?: ReadonlyMap<string, string>
}

/**
 * Reads the built pages as a visitor without scripts does, and holds their figures against the ledger. Each is let go of
 * before the next is read.
 *
 * @param client the folder that is served
 * @returns undefined when a page is not there whole, so that the site was not built or has been damaged since
 */
export function readPages(
  client: string,
  { content, routes, ledger, accepted, figures }: LoadedContent,
  { cache = noCache, versions = new Map() }: ReadPagesOptions = {},
): PagesResult | undefined {
  if (!content || !ledger) return undefined
  const head = headSources(content, figures)
  const check = createReadingCheck({ ...{ ledger, accepted, figures, head }, findSource: createSourceFinder() })
  const documents = siteDocuments(content, routes)
  const problems: Problem[] = []
  const seenOn = new Map<string, string[]>()
  for (const { name, path, file } of documents) {
    const read = () => readWhole(join(client, name))
    const html = versions.has(name) ? undefined : read()
    const version = versions.get(name) ?? (html === undefined ? undefined : hashParts([html]))
    if (version === undefined) return undefined
    const reading = cache.remember('readings', version, () => readDocument(html ?? read() ?? ''))
    problems.push(...check({ path, file, ...reading }))
    for (const id of new Set(reading.figures.map((figure) => figure.id))) {
      const paths = seenOn.get(id)
      if (paths) paths.push(path)
      else seenOn.set(id, [path])
    }
  }
  return { pages: documents.length, problems: sortProblems(problems), seenOn }
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
