import { join } from 'node:path'
import { ledgerCodec } from '../figures/ledger.ts'
import { phrasesCodec } from '../figures/phrases.ts'
import { displayPath, isThere } from '../files/file-access.ts'
import { type FoundFile, findFiles, ledgerPath } from '../files/files.ts'
import type { AbsentFile } from '../files/misnamed.ts'
import type { BrokenEntry } from '../frontmatter/remainder.ts'
import { listRoutes } from '../kinds/routes.ts'
import type { Codec } from '../memory/codec.ts'
import type { Memory } from '../memory/memory.ts'
import { termsCodec } from '../terms/terms.ts'
import { entryCodec, isDraft, type ReadEntry } from './entry.ts'

/** The files of a content folder, each read by itself. */
export type ReadFiles = ReturnType<typeof readFiles>

/** Reads every file of a content folder, or returns it from memory. */
export function readFiles({ root, memory }: { root: string; memory: Memory }) {
  const found = findFiles(root)
  const { files, absent, problems } = found
  const broken = new Set(absent.map(({ id }) => id))
  const stale = new Set<ReadEntry>()
  const remainders: BrokenEntry[] = []
  const entries = files.flatMap((file) => {
    const result = memory.read(file, entryCodec(file))
    if (result.ok) return [result.value]
    problems.push(...result.problems)
    broken.add(file.id)
    if (result.rest) remainders.push(result.rest)
    const before = memory.lastSound(file.path)
    if (before) stale.add(before)
    return before ?? []
  })
  const readList = <Value extends object, Kept>(
    path: string,
    codecOf: (file: string) => Codec<Value, Kept>,
    absent?: Value,
  ) => {
    if (!isThere(path)) return absent
    const file = displayPath(path)
    const result = memory.read({ path, file }, codecOf(file))
    if (result.ok) return result.value
    problems.push(...result.problems)
    return undefined
  }
  return {
    ...found,
    /** The old names of renamed or deleted files, which are among the absent ones. */
    moved: [] as readonly AbsentFile[],
    /** Counts that differ from the ledger because of a deleted file, which are reported with it. */
    explained: new Set() as ReadonlySet<string>,
    /** All files, present and absent. */
    expected: [...files, ...absent],
    entries,
    /** The last good versions of files that are broken now. */
    stale,
    /** The readable parts of broken files. */
    remainders,
    /** The ids of unreadable and missing files. */
    broken,
    // A missing ledger is reported when files are searched; phrases and terms are optional.
    ledger: readList(ledgerPath(root), ledgerCodec),
    /** Undefined if they cannot be read, so that numbers in texts cannot be checked. */
    phrases: readList(join(root, 'phrases.yaml'), phrasesCodec, []),
    terms: readList(join(root, 'terms.yaml'), termsCodec, []),
  }
}

/** The files, with what is part of the site and what is a draft. */
export type DividedFiles = ReturnType<typeof divideFiles>

/** Tells drafts from what is published. */
export function divideFiles(read: ReadFiles, { includeDrafts = false }: { includeDrafts?: boolean }) {
  const { files, entries } = read
  const drafts = entries.filter(isDraft)
  const paths = new Set(drafts.map(({ path }) => path))
  const isDraftFile = ({ path }: Pick<FoundFile, 'path'>) => paths.has(path)
  const published = entries.filter((entry) => !isDraftFile(entry))
  const publishedIds = new Set(published.map(({ id }) => id))
  const draftIds = new Set(drafts.map(({ id }) => id))
  const pages = new Map(listRoutes(drafts).map(({ path, file }) => [path, file]))
  return {
    ...read,
    published,
    /** The entries that are part of the site: the published ones, and in the live preview drafts. */
    shown: includeDrafts ? entries : published,
    routes: listRoutes(files.filter((file) => includeDrafts || !isDraftFile(file))),
    isDraftFile,
    /** Whether an id is that of a draft alone. */
    isDraftId: (id: string) => draftIds.has(id) && !publishedIds.has(id),
    /** The file of a draft, by the address that its page will have. */
    draftAt: (path: string) => pages.get(path),
  }
}
