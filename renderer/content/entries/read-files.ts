import { join } from 'node:path'
import { type Ledger, ledgerCodec } from '../figures/ledger.ts'
import { type Phrases, phrasesCodec } from '../figures/phrases.ts'
import { displayPath, isThere } from '../files/file-access.ts'
import { type FoundFile, findFiles, ledgerFile } from '../files/files.ts'
import { listRoutes, type Route } from '../kinds/routes.ts'
import type { Codec } from '../memory/codec.ts'
import type { Memory } from '../memory/memory.ts'
import type { TextOf } from '../problems/place-problems.ts'
import type { ReadResult } from '../problems/problem.ts'
import { type TermList, termsCodec } from '../terms/terms.ts'
import { assembleContent } from './assemble.ts'
import { entryCodec, isDraft, type ReadEntry } from './entry.ts'
import type { Content } from './site.ts'

/** The files of a content folder, each of which can be read. */
export interface ContentFiles {
  entries: readonly ReadEntry[]
  ledger: Ledger
  /** Phrases of everyday language with a number in them. */
  phrases: Phrases
  /** The terms that texts explain. */
  terms: TermList
  /** The whole text of each of them. */
  textOf: TextOf
}

/** Reads every file of a content folder, or returns it from memory; with everything that is wrong if any cannot be read. */
export function readFiles({ root, memory }: { root: string; memory: Memory }): ReadResult<ContentFiles> {
  const { files, problems } = findFiles(root)
  const keep = <Value>(result: ReadResult<Value>): Value[] => {
    if (result.ok) return [result.value]
    problems.push(...result.problems)
    return []
  }
  const readList = <Value extends object, Kept>(
    name: string,
    codecOf: (file: string) => Codec<Value, Kept>,
  ): Value[] => {
    const path = join(root, name)
    const file = displayPath(path)
    return isThere(path) ? keep(memory.read({ path, file }, codecOf(file))) : []
  }
  const entries = files.flatMap((file) => keep(memory.read(file, entryCodec(file))))
  const [ledger] = readList(ledgerFile, ledgerCodec)
  // Phrases and terms are optional.
  const [phrases = []] = readList('phrases.yaml', phrasesCodec)
  const [terms = { file: '', text: '', terms: [] }] = readList('terms.yaml', termsCodec)
  // A missing ledger is among the problems.
  if (!ledger || problems.length > 0) return { ok: false, problems }
  const texts = new Map([...entries.map(({ source }) => source), ledger, terms].map(({ file, text }) => [file, text]))
  return { ok: true, value: { entries, ledger, phrases, terms, textOf: (file) => texts.get(file) } }
}

/** The files, with what is part of the site and what is a draft. */
export interface DividedFiles extends ContentFiles {
  /** What is published, its texts apart. */
  content: Content
  /** The entries that are part of the site: the published ones, and in the live preview drafts. */
  shown: readonly ReadEntry[]
  /** Their pages. */
  routes: readonly Route[]
  isDraftFile: (file: Pick<FoundFile, 'path'>) => boolean
  /** Whether an id is that of a draft alone. */
  isDraftId: (id: string) => boolean
  /** The file of a draft, by the address that its page will have. */
  draftAt: (path: string) => string | undefined
}

/** Tells drafts from what is published. */
export function divideFiles(read: ContentFiles, { includeDrafts = false }: { includeDrafts?: boolean }): DividedFiles {
  const { entries } = read
  const drafts = entries.filter(isDraft)
  const paths = new Set(drafts.map(({ path }) => path))
  const isDraftFile = ({ path }: Pick<FoundFile, 'path'>) => paths.has(path)
  const published = entries.filter((entry) => !isDraftFile(entry))
  const shown = includeDrafts ? entries : published
  const publishedIds = new Set(published.map(({ id }) => id))
  const draftIds = new Set(drafts.map(({ id }) => id))
  const pages = new Map(listRoutes(drafts).map(({ path, file }) => [path, file]))
  return {
    ...read,
    content: assembleContent(published),
    ...{ shown, routes: listRoutes(shown), isDraftFile },
    isDraftId: (id) => draftIds.has(id) && !publishedIds.has(id),
    draftAt: (path) => pages.get(path),
  }
}
