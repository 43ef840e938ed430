import { join } from 'node:path'
import { readEveryday } from '../figures/everyday.ts'
import { type Ledger, type Relations, readLedger, relationsSchema } from '../figures/ledger.ts'
import { type Phrases, phrasesSchema } from '../figures/phrases.ts'
import { displayPath, isThere } from '../files/file-access.ts'
import { type ContentFile, findFiles, ledgerFile } from '../files/find-files.ts'
import { readText } from '../files/read-text.ts'
import { normaliseText } from '../frontmatter/frontmatter.ts'
import { readList as readYamlList } from '../frontmatter/read-list.ts'
import { guard } from '../problems/guard.ts'
import type { TextOf } from '../problems/place-problems.ts'
import type { ReadResult } from '../problems/problem.ts'
import { type TermList, termsSchema } from '../terms/terms.ts'
import { hashParts } from '../texts/hash.ts'
import { type Entry, parseEntry } from './entry.ts'
import type { FindKept, KeptFile } from './kept-files.ts'

/** A file that was read, with what was parsed of it. */
interface ReadFile<Value = object> extends KeptFile<Value> {
  text: string
}

/** The files of a content folder, each of which can be read. */
export interface ContentFiles {
  files: readonly ReadFile[]
  entries: readonly Entry[]
  ledger: Ledger
  relations: Relations
  /** Phrases of everyday language with a number in them. */
  phrases: Phrases
  /** The terms that texts explain. */
  terms: TermList
  /** The whole text of a file, by the path that messages name. */
  textOf: TextOf
}

/**
 * Reads every file of a content folder, and parses those of which nothing was kept; with everything that is wrong if any
 * cannot be read.
 */
export function readFiles(root: string, findKept: FindKept = () => undefined): ReadResult<ContentFiles> {
  const { files: contentFiles, problems } = findFiles(root)
  const files: ReadFile[] = []
  const read = <Value extends object>(place: Place, parse: Parse<Value>) => {
    const file = readFile(place, parse, findKept)
    if (file.ok) files.push(file.value)
    else problems.push(...file.problems)
    return file.ok ? [file.value] : []
  }
  const entries = contentFiles.flatMap((place) =>
    read(place, (text) => parseEntry(place, text)).map(({ value, hash, text }) => ({ ...place, ...value, hash, text })),
  )
  const readList = <Value extends object>(name: string, parse: (file: string, text: string) => ReadResult<Value>) => {
    const path = join(root, name)
    const file = displayPath(path)
    return isThere(path) ? read({ path, file }, (text) => parse(file, text))[0] : undefined
  }
  const ledger = readList(ledgerFile, readLedger)
  // The others are optional.
  const relations = readList('relations.yaml', (file, text) => readYamlList(file, text, relationsSchema))
  const phrases = readList('phrases.yaml', (file, text) => readYamlList(file, text, phrasesSchema))
  const terms = readList('terms.yaml', (file, text) => readYamlList(file, text, termsSchema))
  // A missing ledger is among the problems.
  if (!ledger || problems.length > 0) return { ok: false, problems }
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  return {
    ok: true,
    value: {
      ...{ files, entries },
      ledger: { ...ledger.value, file: ledger.name },
      relations: { relations: [], acknowledged: [], ...relations?.value, file: relations?.name ?? 'relations.yaml' },
      phrases: [...readEveryday(), ...(phrases?.value.phrases.map(({ text }) => text) ?? [])],
      terms: { file: terms?.name ?? '', terms: terms?.value.terms ?? [] },
      textOf: (file) => texts.get(file),
    },
  }
}

/** The path of a file, and the one that messages name. */
type Place = Pick<ContentFile, 'path' | 'file'>

type Parse<Value> = (text: string) => ReadResult<Value>

/** Reads a file, and parses it unless that was kept. */
export function readFile<Value extends object>(
  { path, file }: Place,
  parse: Parse<Value>,
  findKept: FindKept,
): ReadResult<ReadFile<Value>> {
  const written = readText(path)
  if (!written.ok) return written
  const hash = hashParts([written.value])
  const text = normaliseText(written.value)
  // The same code parsed what was kept.
  const kept = findKept(file, hash) as Value | undefined
  const parsed = kept ? { ok: true as const, value: kept } : guard(file, () => parse(text))
  return parsed.ok ? { ok: true, value: { name: file, hash, text, value: parsed.value } } : parsed
}
