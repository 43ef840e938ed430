import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { AcceptedText } from '../../renderer/content/entries/accepted.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { websiteWords } from '../../renderer/content/markdown/directives.ts'
import { hashParts } from '../../renderer/content/memory/hash.ts'
import { remember, type Store } from '../../renderer/content/memory/make.ts'
import { placeProblems } from '../../renderer/content/problems/place-problems.ts'
import { type Problem, sortProblems } from '../../renderer/content/problems/problem.ts'
import { headSources } from '../../renderer/reading/check-head.ts'
import { createReadingCheck } from '../../renderer/reading/check-reading.ts'
import { type DocumentReading, readDocument } from '../../renderer/reading/read-document.ts'
import { attempt } from '../attempt.ts'
import { noCache } from '../cache/cache.ts'
import { type SiteDocument, siteDocuments } from '../site-documents.ts'
import { createSourceFinder } from './find-source.ts'

/** What reading the built pages found. */
export type PagesResult = NonNullable<Awaited<ReturnType<typeof readPages>>>

/** How pages are read. */
interface ReadPagesOptions {
  cache?: Store
  /** Versions of documents by name, where they are known without reading the documents. */
  versions?: ReadonlyMap<string, string>
  /** Takes what else was read of each document. */
  take?: (document: SiteDocument, reading: DocumentReading) => void
}

/**
 * Reads the built pages as a visitor without scripts does, and checks their figures against the ledger, one page in
 * memory at a time. Undefined when a page is missing or incomplete: the site was not built, or was damaged.
 */
export async function readPages(
  client: string,
  { site, routes, ledger, accepted, phrases, figures, textOf }: LoadedContent,
  { cache = noCache, versions = new Map(), take }: ReadPagesOptions = {},
) {
  const head = headSources(site)
  const findSource = createSourceFinder()
  // Digits in the addresses that texts show are no claims.
  const { email, url } = site.settings.data
  const addresses = [email.address, websiteWords(url)].map(
    (text): AcceptedText => ({ text, file: site.settings.file, shownOn: 'every page', quoted: [] }),
  )
  const sources = { ledger, accepted: [...accepted, ...addresses], phrases, figures, head, findSource }
  const check = createReadingCheck(sources)
  const documents = siteDocuments(site, routes)
  const problems: Problem[] = []
  // The addresses of the pages on which each figure is seen, by its id, in the order of the pages.
  const seenOn = new Map<string, string[]>()
  for (const document of documents) {
    const { name, path, file } = document
    const read = () => readWhole(join(client, name))
    const html = versions.has(name) ? undefined : read()
    const version = versions.get(name) ?? (html && hashParts([html]))
    if (!version) return undefined
    const reading = await remember(cache, 'readings', version, async () => {
      const text = html ?? read()
      if (text === undefined) throw new Error(`the page ${name} is incomplete`)
      return readDocument(text)
    })
    take?.(document, reading)
    problems.push(...check({ path, file, ...reading.numbers }))
    for (const id of new Set(reading.numbers.figures.map((figure) => figure.id))) {
      const paths = seenOn.get(id)
      if (paths) paths.push(path)
      else seenOn.set(id, [path])
    }
    // Reading never yields: this lets the drawing of pictures go on.
    await setImmediate()
  }
  return { pages: documents.length, problems: sortProblems(placeProblems(problems, textOf)), seenOn }
}

/** A complete document. */
function readWhole(file: string): string | undefined {
  const html = attempt(() => readFileSync(file, 'utf8'))
  return html?.trimEnd().endsWith('</html>') ? html : undefined
}
