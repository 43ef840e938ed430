import { join } from 'node:path'
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
import { type DocumentReading, readDocument } from '../../renderer/reading/read-document.ts'
import type { Kept, Manifest } from '../build/manifest.ts'
import { type SiteDocument, siteDocuments } from '../site-documents.ts'
import { createSourceFinder, findReference } from './find-source.ts'
import { readComplete } from './read-built.ts'

/** What was read of all pages of a built site, and what is wrong with it. */
export interface PagesResult {
  /** The number of pages. */
  pages: number
  problems: PlacedProblem[]
  /** The addresses of the pages on which each figure is seen, by its id, in the order of the pages. */
  seenOn: ReadonlyMap<string, readonly string[]>
  kept: readonly KeptFile<Kept['page']>[]
}

/** A document of a built site. */
export interface BuiltDocument {
  document: SiteDocument
  /** The hash of its bytes. */
  hash: string
  /** What was read of the same bytes before. */
  known: Kept['page'] | undefined
  /** Reads it; undefined if it is missing or incomplete. */
  read: () => Promise<DocumentReading | undefined>
}

/** Takes what else was read of a document; its copy in markdown is read on request. */
type Take = (document: BuiltDocument, reading: Kept['page'], readCopy: () => Promise<string>) => Promise<void>

/**
 * Reads the built pages as a visitor without scripts does, and checks their figures against the ledger, one page in
 * memory at a time. What was read of a page before is kept, and judged anew. Undefined when a page is missing or
 * incomplete: the site was not built, or was damaged.
 */
export async function readPages(
  content: LoadedContent,
  documents: AsyncIterable<BuiltDocument> | Iterable<BuiltDocument>,
  take?: Take,
): Promise<PagesResult | undefined> {
  const check = createPageCheck(content)
  const problems: Problem[] = []
  const kept: KeptFile<Kept['page']>[] = []
  const seenOn = new Map<string, string[]>()
  for await (const built of documents) {
    const { hash, known } = built
    const { name, path, file } = built.document
    const readAnew = once(built.read)
    const reading = known ?? (await readAnew())?.page
    if (!reading) return undefined
    await take?.(built, reading, async () => copyOf(name, await readAnew()))
    kept.push({ name, hash, value: reading })
    problems.push(...check({ path, file, ...reading.numbers }))
    for (const id of new Set(reading.numbers.figures.map((figure) => figure.id))) {
      const paths = seenOn.get(id)
      if (paths) paths.push(path)
      else seenOn.set(id, [path])
    }
  }
  return { pages: kept.length, problems: sortProblems(placeProblems(problems, content.textOf)), seenOn, kept }
}

/** The documents of a built site in a folder, of some content. */
export function* documentsIn(
  client: string,
  { site, routes }: LoadedContent,
  last?: Pick<Manifest, 'kept'>,
): Generator<BuiltDocument> {
  for (const document of siteDocuments(site, routes)) {
    const html = readComplete(join(client, document.name))
    const hash = html ? hashParts([html]) : ''
    // A copy, since references to its parts would keep all of it in memory.
    const read = async () => (html ? structuredClone(readDocument(html)) : undefined)
    yield { document, hash, known: last?.kept('page', document.name, hash), read }
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
  const resolve = (ids: readonly string[], scope: string) =>
    ids.flatMap((id) => resolveFigure(id, figures, scope) ?? [])
  const { date, timeZone } = site.annualSummit.data
  const offsets = [offsetOn(date, timeZone)]
  const everywhere = resolve(site.settings.mentions.figures, '')
  return (file) => {
    const entry = byFile.get(file)
    if (!entry) return { values: [], named: everywhere, offsets }
    const page = listOf(entry.kind)
    const list = page && site[page]
    const inTitle = findReferences(list?.data.title ?? '').map(({ id }) => id)
    const named = [...resolve(entry.mentions.figures, entry.id), ...resolve(inTitle, list?.id ?? ''), ...everywhere]
    return { values: entry.figures, named, offsets }
  }
}

function copyOf(name: string, read: DocumentReading | undefined): string {
  if (!read) throw new Error(`${name} cannot be read any more`)
  return read.copy
}
