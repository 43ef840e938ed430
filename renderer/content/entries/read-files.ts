import { join, relative, sep } from 'node:path'
import type { z } from 'zod'
import { type Ledger, type Relations, readLedger, relationsSchema } from '../figures/ledger.ts'
import { type Phrases, phrasesSchema } from '../figures/phrases.ts'
import { displayPath, isThere } from '../files/file-access.ts'
import { type FoundFile, findFiles, ledgerFile } from '../files/files.ts'
import { readText } from '../files/read-text.ts'
import { normaliseText } from '../frontmatter/frontmatter.ts'
import { readList } from '../frontmatter/read-list.ts'
import { guard } from '../problems/guard.ts'
import type { TextOf } from '../problems/place-problems.ts'
import type { ReadResult } from '../problems/problem.ts'
import type { FieldSchema } from '../schemas/roles.ts'
import { type TermList, termsSchema } from '../terms/terms.ts'
import { hashParts } from '../texts/hash.ts'
import { parseEntry, type ReadEntry } from './entry.ts'
import type { FindKnown, KnownFile } from './parsed.ts'

/** A file that was read, by its name below the folder of the content, with what was parsed of it. */
export interface ReadFile<Parsed = unknown> extends KnownFile<Parsed> {
  name: string
  /** The path that messages name. */
  file: string
  /** The hash of its bytes. */
  hash: string
  text: string
}

/** The files of a content folder, each of which can be read. */
export interface ContentFiles {
  files: readonly ReadFile[]
  entries: readonly ReadEntry[]
  ledger: Ledger
  relations: Relations
  /** Phrases of everyday language with a number in them. */
  phrases: Phrases
  /** The terms that texts explain. */
  terms: TermList
  /** The whole text of each of them. */
  textOf: TextOf
}

/**
 * Reads every file of a content folder, and parses those of which nothing is known; with everything that is wrong if any
 * cannot be read.
 */
export function readFiles(root: string, findKnown: FindKnown = () => undefined): ReadResult<ContentFiles> {
  const { files: found, problems } = findFiles(root)
  const files: ReadFile[] = []
  const read = <Parsed>(place: Pick<FoundFile, 'path' | 'file'>, parse: Parse<Parsed>) => {
    const file = readFile(root, place, parse, findKnown)
    if (file.ok) files.push(file.value)
    else problems.push(...file.problems)
    return file.ok ? [file.value] : []
  }
  const readOther = <Parsed>(name: string, parse: (file: string, text: string) => ReadResult<Parsed>) => {
    const path = join(root, name)
    const file = displayPath(path)
    const parseOther = (text: string): ReadResult<KnownFile<Parsed>> => {
      const other = parse(file, normaliseText(text))
      return other.ok ? { ok: true, value: { parsed: other.value } } : other
    }
    return isThere(path) ? read({ path, file }, parseOther) : []
  }
  const readListFile = <Schema extends z.ZodObject & FieldSchema>(name: string, schema: Schema) =>
    readOther(name, (file, text) => readList(file, text, schema))
  const entries = found.flatMap((place) =>
    read(place, (text) => parseEntry(place, text)).map(({ parsed, text, parts }) => {
      // What was parsed before may have been in another folder.
      const figures = parsed.figures.map((figure) => ({
        ...figure,
        location: { ...figure.location, file: place.file },
      }))
      return { ...place, ...parsed, figures, text, ...(parts && { parts }) }
    }),
  )
  const [ledger] = readOther(ledgerFile, readLedger)
  // The others are optional.
  const [relations] = readListFile('relations.yaml', relationsSchema)
  const [phrases] = readListFile('phrases.yaml', phrasesSchema)
  const [terms] = readListFile('terms.yaml', termsSchema)
  // A missing ledger is among the problems.
  if (!ledger || problems.length > 0) return { ok: false, problems }
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  return {
    ok: true,
    value: {
      ...{ files, entries },
      ledger: { ...ledger.parsed, file: ledger.file },
      relations: { relations: [], acknowledged: [], ...relations?.parsed, file: relations?.file ?? 'relations.yaml' },
      phrases: phrases?.parsed.phrases.map(({ text }) => text) ?? [],
      terms: { file: terms?.file ?? '', text: terms?.text ?? '', terms: terms?.parsed.terms ?? [] },
      textOf: (file) => texts.get(file),
    },
  }
}

/** Parses the text of a file. */
type Parse<Parsed> = (text: string) => ReadResult<KnownFile<Parsed>>

function readFile<Parsed>(
  root: string,
  { path, file }: Pick<FoundFile, 'path' | 'file'>,
  parse: Parse<Parsed>,
  findKnown: FindKnown,
): ReadResult<ReadFile<Parsed>> {
  const written = readText({ path, file })
  if (!written.ok) return written
  const hash = hashParts([written.value])
  const name = relative(root, path).split(sep).join('/')
  const known = findKnown<Parsed>(name, hash)
  const read = { name, file, hash, text: normaliseText(written.value) }
  if (known) return { ok: true, value: { ...read, ...known } }
  const result = guard<ReadResult<KnownFile<Parsed>>>(
    file,
    () => parse(written.value),
    (problem) => ({ ok: false, problems: [problem] }),
  )
  return result.ok ? { ok: true, value: { ...read, ...result.value } } : result
}
