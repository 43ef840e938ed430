import { join } from 'node:path'
import { type Ledger, ledgerCodec } from '../figures/ledger.ts'
import { type Phrases, phrasesCodec } from '../figures/phrases.ts'
import { displayPath, isThere } from '../files/file-access.ts'
import { type FoundFile, findFiles, ledgerPath } from '../files/files.ts'
import type { AbsentFile } from '../files/misnamed.ts'
import type { BrokenEntry } from '../frontmatter/remainder.ts'
import type { Codec } from '../memory/codec.ts'
import type { Memory } from '../memory/memory.ts'
import type { Problem } from '../problems/problem.ts'
import type { ReadResult } from '../problems/read-result.ts'
import { type Term, termsCodec } from '../terms/terms.ts'
import { entryCodec, type ReadEntry } from './entry.ts'

/** What the files of a content folder say, each by itself. */
export interface ReadFiles {
  files: FoundFile[]
  /** What is there under a wrong name or not at all: what refers to it is right, once its name is. */
  absent: AbsentFile[]
  /** What files were called that have another name now, or are gone. They are among those that are absent. */
  moved: readonly AbsentFile[]
  /** Counts that differ from the ledger because of a file that is gone, as is told with it. */
  explained: ReadonlySet<string>
  /** What is there and what is absent. */
  expected: readonly AbsentFile[]
  entries: ReadEntry[]
  /** The last sound forms of files that are broken now. */
  stale: ReadonlySet<ReadEntry>
  /** What can be read of broken files. */
  remainders: BrokenEntry[]
  /** The ids of the files that cannot be read or are not there. */
  broken: ReadonlySet<string>
  ledger: Ledger | undefined
  /** Undefined when they cannot be read, so that nothing can be said of a number in a text. */
  phrases: Phrases | undefined
  /** Undefined when they cannot be read. */
  terms: readonly Term[] | undefined
  problems: Problem[]
}

/** Reads every file of a content folder, or what the memory knows of it. */
export function readFiles({ root, memory }: { root: string; memory: Memory }): ReadFiles {
  const { files, absent, problems } = findFiles(root)
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
  const valueIn = <Value>(result: ReadResult<Value>) => {
    if (result.ok) return result.value
    problems.push(...result.problems)
    return undefined
  }
  // That there is no ledger is told where files are looked for; phrases and terms there may be none.
  const ledger = isThere(ledgerPath(root)) ? valueIn(readLedgerFile(root, memory)) : undefined
  const [phrasesPath, termsPath] = [join(root, 'phrases.yaml'), join(root, 'terms.yaml')]
  const phrases = isThere(phrasesPath) ? valueIn(readList(phrasesPath, memory, phrasesCodec)) : []
  const terms = isThere(termsPath) ? valueIn(readList(termsPath, memory, termsCodec)) : []
  const expected = [...files, ...absent]
  return {
    files,
    absent,
    moved: [],
    explained: new Set(),
    expected,
    entries,
    stale,
    remainders,
    broken,
    ledger,
    phrases,
    terms,
    problems,
  }
}

/** Reads the ledger of a content folder, or what the memory knows of it. */
export function readLedgerFile(root: string, memory: Memory): ReadResult<Ledger> {
  return readList(ledgerPath(root), memory, ledgerCodec)
}

function readList<Value extends object, Kept>(
  path: string,
  memory: Memory,
  codecOf: (file: string) => Codec<Value, Kept>,
): ReadResult<Value> {
  const file = displayPath(path)
  return memory.read({ path, file }, codecOf(file))
}
