import { relative } from 'node:path'
import { readFiles } from '../../renderer/content/entries/read-files.ts'
import { findRedirects } from '../../renderer/content/entries/redirects.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { type FoundFile, ledgerPath } from '../../renderer/content/files/files.ts'
import { readText } from '../../renderer/content/files/read-text.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { collectionNames, wordFor } from '../../renderer/content/kinds/routes.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { findInLedger, findMentions, type Named } from '../../renderer/content/names/mentions.ts'
import { isError } from '../../renderer/content/problems/problem.ts'
import { didYouMean } from '../../renderer/content/problems/suggest.ts'
import { UsageError } from '../options.ts'
import { openText } from './changes.ts'

/** The names before the slash in figures of the code and in those that are counted, which no file may have. */
export const reservedNames: readonly string[] = ['count', 'client']

/** Refuses what a command was asked to do. */
export function refusal(reason: string): UsageError {
  return new UsageError(`${reason} (nothing was changed)`)
}

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
  return refusal(`there is no ${wordFor(kind)} ${id}; ${hint}`)
}

/** The content with all places in which a file is named. */
export type NamedContent = ReturnType<typeof readNamed>

/**
 * Reads a content folder and finds every place that names a file. Another file that may name it and cannot be read is
 * refused, since the name would be left there.
 */
export function readNamed(root: string, named: Named) {
  const read = readFiles({ root, memory: createMemory() })
  const known = { ...named, siblings: read.files.filter(({ kind }) => kind === named.kind).map(({ id }) => id) }
  const isOwn = ({ kind, id }: FoundFile) => kind === named.kind && id === (named.now ?? named.id)
  const open = ({ path, file }: Pick<FoundFile, 'path' | 'file'>, isSound: boolean, mayBeBroken = false) => {
    const written = readText({ path, file })
    if (written.ok && (isSound || mayBeBroken || !written.value.includes(named.id)))
      return { path: relative(root, path), ...openText(written.value) }
    const problem = read.problems.find((each) => each.file === file && isError(each))
    const where = problem ? `${file}:${problem.line}:${problem.column} ${problem.message}` : file
    throw refusal(`${where}: this file may name ${named.id}, so correct it first`)
  }
  const sound = new Set(read.entries.map(({ path }) => path))
  const files = read.files.map((file) => {
    const isSound = sound.has(file.path)
    const opened = open(file, isSound, isOwn(file))
    return { ...opened, mentions: isSound ? findMentions(opened.text, file, known) : [] }
  })
  const ledger = open({ path: ledgerPath(root), file: displayPath(ledgerPath(root)) }, read.ledger !== undefined)
  return {
    read,
    /** The file itself. */
    entry: read.entries.find(isOwn),
    /** All files and the ledger, each with the places in it that name the file. */
    files: [...files, { ...ledger, mentions: read.ledger ? findInLedger(ledger.text, known) : [] }],
    redirects: findRedirects(read.entries),
  }
}
