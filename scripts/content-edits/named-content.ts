import { relative } from 'node:path'
import type { ReadEntry } from '../../renderer/content/entries/entry.ts'
import { type ReadFiles, readFiles } from '../../renderer/content/entries/read-files.ts'
import { findRedirects, type PlacedRedirect } from '../../renderer/content/entries/redirects.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { type FoundFile, ledgerPath } from '../../renderer/content/files/files.ts'
import { readText } from '../../renderer/content/files/read-text.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { collectionNames, wordFor } from '../../renderer/content/kinds/routes.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { findInLedger, findMentions, type Mention, type Named } from '../../renderer/content/names/mentions.ts'
import { isError } from '../../renderer/content/problems/problem.ts'
import { didYouMean } from '../../renderer/content/problems/suggest.ts'
import { UsageError } from '../options.ts'
import { type OpenText, openText } from './changes.ts'

/** A file of the content, as a command reads it. */
export interface NamedFile extends OpenText {
  /** Its path from the root. */
  path: string
  /** Where it names what is looked for. */
  mentions: readonly Mention[]
}

/** The content with all places in which a file is named. */
export interface NamedContent {
  read: ReadFiles
  /** The file itself. */
  entry: ReadEntry | undefined
  /** Those files that name it, and itself. */
  files: readonly NamedFile[]
  redirects: readonly PlacedRedirect[]
  /** The settings, which name the addresses of what has gone. */
  settings: NamedFile | undefined
}

/** What a command adds to a refusal. */
export const unchanged = '(nothing was changed)'

/** Reads the word for a kind of file in a command: `pilot`. */
export function readKindWord(
  typed: string | undefined,
  example: string,
  { kinds = collectionNames, absent = 'there are no files of the kind' } = {},
): CollectionName {
  const kind = kinds.find((known) => wordFor(known) === typed)
  if (kind) return kind
  const words = kinds.map(wordFor)
  const found = typed === undefined ? 'expected a kind and a name' : `${absent} ${typed}`
  const hint = didYouMean(typed ?? '', words) || `the kinds are ${words.join(', ')}`
  throw new UsageError(`${found}; ${hint} (${example})`)
}

/** Says that there is no file of a name, with the existing ones. */
export function explainAbsent({ kind, id }: Named, files: readonly FoundFile[]): UsageError {
  const ids = files.filter((file) => file.kind === kind).map((file) => file.id)
  const hint = didYouMean(id, ids) || `the names are ${ids.join(', ')}`
  return new UsageError(`there is no ${wordFor(kind)} ${id}; ${hint} ${unchanged}`)
}

/**
 * Reads a content folder and finds every place that names a file.
 *
 * @throws UsageError when another file that may name it cannot be read, since the name would be left there
 */
export function readNamed(root: string, named: Named): NamedContent {
  const read = readFiles({ root, memory: createMemory() })
  const siblings = read.files.filter(({ kind }) => kind === named.kind).map(({ id }) => id)
  const known = { ...named, siblings }
  const open = (file: Pick<FoundFile, 'path' | 'file'>, isBroken: boolean) => {
    const text = readText(file)
    const problem = read.problems.find((each) => each.file === file.file && isError(each))
    if (text.ok && !(isBroken && text.value.includes(named.id)))
      return { path: relative(root, file.path), ...openText(text.value) }
    const where = problem ? `${problem.file}:${problem.line}:${problem.column} ${problem.message}` : file.file
    throw new UsageError(`${where}: this file may name ${named.id}, so correct it first (nothing was changed)`)
  }
  const sound = new Set(read.entries.map(({ path }) => path))
  const files = read.files.map((file) => {
    const isOwn = file.kind === named.kind && file.id === (named.now ?? named.id)
    const opened = open(file, !isOwn && !sound.has(file.path))
    return { ...opened, mentions: sound.has(file.path) ? findMentions(opened.text, file, known) : [] }
  })
  const ledger = open({ path: ledgerPath(root), file: displayPath(ledgerPath(root)) }, !read.ledger)
  const entry = read.entries.find(({ kind, id }) => kind === named.kind && id === (named.now ?? named.id))
  const all = [...files, { ...ledger, mentions: read.ledger ? findInLedger(ledger.text, known) : [] }]
  return {
    read,
    entry,
    files: all.filter(({ mentions, path }) => mentions.length > 0 || (entry && path === relative(root, entry.path))),
    redirects: findRedirects(read.entries),
    settings: all.find(({ path }) => path === singles.settings.file),
  }
}
