import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { AcceptedText } from '../../renderer/content/entries/accepted.ts'
import type { KeptFile } from '../../renderer/content/entries/kept-files.ts'
import { findReferences, resolveFigure } from '../../renderer/content/figures/reference.ts'
import { listOf } from '../../renderer/content/kinds/routes.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { websiteWords } from '../../renderer/content/markdown/directives.ts'
import { once } from '../../renderer/content/memoize.ts'
import { placeProblems } from '../../renderer/content/problems/place-problems.ts'
import { type PlacedProblem, type Problem, sortProblems } from '../../renderer/content/problems/problem.ts'
import { offsetOn } from '../../renderer/content/relations/time-zone.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { createReadingCheck, type ReadingContext } from '../../renderer/reading/check-reading.ts'
import type { DocumentReading } from '../../renderer/reading/read-document.ts'
import type { Kept, Manifest } from '../build/manifest.ts'
import { type SiteDocument, siteDocuments } from '../site-documents.ts'
import { createSourceFinder, findReference } from './find-source.ts'
import { readBuilt, readComplete } from './read-built.ts'

/** What was read of all pages of a built site, and what is wrong with it. */
export interface PagesResult {
  /** The number of pages. */
  pages: number
  problems: PlacedProblem[]
  /** The addresses of the pages on which each figure is seen, by its id, in the order of the pages. */
  seenOn: ReadonlyMap<string, readonly string[]>
  kept: readonly KeptFile<Kept['page']>[]
}

/** How pages are read. */
interface ReadPagesOptions {
  /** The hashes of documents by name, where they are known without reading the documents. */
  hashes?: ReadonlyMap<string, Promise<string>>
  /** What was read before. */
  last?: Pick<Manifest, 'kept'> | undefined
  /** Reads a document by its name; undefined if it is missing or incomplete. */
  read?: (name: string) => Promise<DocumentReading | undefined>
  /** Takes what else was read of each document, whose hash is known; its copy in markdown is read on request. */
  take?: (document: SiteDocument, hash: string, reading: Kept['page'], readCopy: () => Promise<string>) => Promise<void>
}

/**
 * Reads the built pages as a visitor without scripts does, and checks their figures against the ledger, one page in
 * memory at a time. What was read of a page before is kept, and judged anew. Undefined when a page is missing or
 * incomplete: the site was not built, or was damaged.
 */
export async function readPages(
  client: string,
  content: LoadedContent,
  { hashes = new Map(), last, read = async (name) => readAlone(join(client, name)), take }: ReadPagesOptions = {},
): Promise<PagesResult | undefined> {
  const { site, routes, textOf } = content
  const check = createPageCheck(content)
  const documents = siteDocuments(site, routes)
  const problems: Problem[] = []
  const kept: KeptFile<Kept['page']>[] = []
  const seenOn = new Map<string, string[]>()
  for (const document of documents) {
    const { name, path, file } = document
    const hash = (await hashes.get(name)) ?? hashOfText(readComplete(join(client, name)))
    if (hash === undefined) return undefined
    const readAnew = once(() => read(name))
    const reading = last?.kept('page', name, hash) ?? (await readAnew())?.page
    if (!reading) return undefined
    await take?.(document, hash, reading, async () => copyOf(name, await readAnew()))
    kept.push({ name, hash, value: reading })
    problems.push(...check({ path, file, ...reading.numbers }))
    for (const id of new Set(reading.numbers.figures.map((figure) => figure.id))) {
      const paths = seenOn.get(id)
      if (paths) paths.push(path)
      else seenOn.set(id, [path])
    }
    // Reading never yields: this lets the drawing of pictures go on.
    await setImmediate()
  }
  return {
    pages: documents.length,
    problems: sortProblems(placeProblems(problems, textOf)),
    seenOn,
    kept,
  }
}

/** Makes the check of what was read on a page of some content. */
export function createPageCheck(content: LoadedContent) {
  const { site, ledger, accepted, phrases, figures } = content
  // Digits in the addresses that texts show are no claims.
  const { email, url } = site.settings.data
  const addresses = [email.address, websiteWords(url)].map(
    (text): AcceptedText => ({ text, file: site.settings.file, shownOn: 'every page', quoted: [] }),
  )
  return createReadingCheck({
    ...{ ledger, phrases, figures, headOf: headsOf(content), findReference },
    accepted: [...accepted, ...addresses],
    findSource: createSourceFinder(),
  })
}

/**
 * Makes a function of what the head of a page may say, by its file: the figures of the file, and what its texts, the settings
 * and the title of the list above it name.
 */
function headsOf({ site, entries, figures }: LoadedContent): ReadingContext['headOf'] {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]))
  const byKind = new Map(entries.map((entry) => [entry.kind, entry]))
  const resolve = (ids: readonly string[], scope: string) =>
    ids.flatMap((id) => resolveFigure(id, figures, scope) ?? [])
  const { date, timeZone } = site.annualSummit.data
  const offsets = [offsetOn(date, timeZone)]
  const everywhere = resolve(byKind.get('settings')?.mentions.figures ?? [], '')
  return (file) => {
    const entry = byFile.get(file)
    if (!entry) return { values: [], named: everywhere, offsets }
    const page = listOf(entry.kind)
    const list = page && byKind.get(page)
    const inTitle = findReferences(String(list?.data.title)).map(({ id }) => id)
    const named = [...resolve(entry.mentions.figures, entry.id), ...resolve(inTitle, list?.id ?? ''), ...everywhere]
    return { values: entry.figures, named, offsets }
  }
}

/** Reads a document in this thread; a copy, since references to its parts would keep all of it in memory. */
function readAlone(file: string): DocumentReading | undefined {
  return structuredClone(readBuilt(file))
}

function copyOf(name: string, read: DocumentReading | undefined): string {
  if (!read) throw new Error(`${name} cannot be read any more`)
  return read.copy
}

function hashOfText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : hashParts([text])
}
