import { renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { reservedScopes, scopeOf } from '../../renderer/content/figures/figure.ts'
import { displayPath, isThere as isOnDisk } from '../../renderer/content/files/file-access.ts'
import { findFiles, ledgerPath } from '../../renderer/content/files/files.ts'
import { readText } from '../../renderer/content/files/read-text.ts'
import { readSource } from '../../renderer/content/frontmatter/frontmatter.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { addressOf, kindOf, listOf, pageOf, wordFor } from '../../renderer/content/kinds/routes.ts'
import { type ContentPlace, loadContent } from '../../renderer/content/load.ts'
import { isError, type ReadResult } from '../../renderer/content/problems/problem.ts'
import { namedAfterPilots } from '../../renderer/content/relations/rules.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { escapePattern } from '../../renderer/content/texts/escape-pattern.ts'
import { refusal, UsageError } from '../options.ts'
import { replaceFile } from '../write-file.ts'

/**
 * Renames a content file and replaces its name wherever it is named. Of a file that was renamed by hand, only the names
 * are replaced. All new texts are known before the first is written, and content without an error is without one after it.
 *
 * @returns its path, and the changed files with the number of names in each
 * @throws UsageError when it cannot have that name, or not everything can be changed; nothing is changed then
 */
export function renameFile(place: ContentPlace, kind: CollectionName, from: string, to: string) {
  const { files } = findFiles(place.root)
  const { own, isThere } = findRenamed(files, kind, from, to)
  const before = loadContent(place)
  const target = join(dirname(own.path), basename(own.path).replace(`${own.id}.md`, `${to}.md`))
  const [ledger, ...relations] = [ledgerPath(place.root), join(place.root, 'relations.yaml')]
    .filter(isOnDisk)
    .map((path) => openFile({ path, file: displayPath(path), kind: undefined }))
  if (!ledger) throw refusal('there is no ledger')
  const loaded = before.isReadable ? Object.keys(before.figures) : []
  const figures = [...loaded, ...(ledger.was.match(/^[a-z0-9-]+\/[a-z0-9-]+(?=,)/gm) ?? [])]
  const namesIn = (id: string) =>
    figures.filter((figure) => scopeOf(figure) === id).map((figure) => figure.slice(id.length + 1))
  const names = [...new Set([from, to].flatMap(namesIn))]
  const texts = [...files.map(openFile), ledger, ...relations].map((file) => {
    const isOwn = file.path === own.path
    const where = { names, isOwn, isList: file.kind === listOf(kind), isSamePage: file.kind === kind }
    const pattern = patternOf(kind, from, where)
    const replaced = file.was.replace(pattern, to)
    const sorted = file === ledger && replaced !== file.was ? sortLines(replaced) : replaced
    const text = isOwn ? withRedirect(own.file, sorted, addressOf(kind, from), addressOf(kind, to)) : sorted
    return { ...file, text, count: file.was.match(pattern)?.length ?? 0 }
  })
  const changed = texts.filter(({ count }) => count > 0)
  if (!isThere && changed.length === 0)
    throw refusal(`nothing names ${from}, and ${own.file} has the name ${to} already`)
  if (changed.some(({ path }) => path === ledger.path) && patternOf(kind, to, { names }).test(ledger.was))
    throw refusal(`the ledger names ${to} already, which would be mixed with ${from}`)
  writeAll(texts, { from: own.path, to: target }, () => {
    const fault = before.problems.some(isError) ? undefined : loadContent(place).problems.find(isError)
    if (fault) throw refusal(`${fault.file} would not pass the check: ${fault.message}`)
  })
  const report = changed.map(({ path, file, count }) => ({
    file: path === own.path ? displayPath(target) : file,
    count,
  }))
  return { file: displayPath(target), changed: report }
}

/** A table with its lines, which keep their ends, in the order of their ids, below the names of its columns. */
function sortLines(table: string): string {
  const [head = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '')
  const idOf = (line: string) => line.split(',', 1)[0] ?? ''
  return [head, ...lines.sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1)), ''].join('\n')
}

/** A text before and after a renaming. */
interface ChangedText {
  path: string
  was: string
  text: string
}

/** Writes texts and moves a file; when the disk or the check of the result refuses it, everything is put back. */
function writeAll(texts: readonly ChangedText[], moved: { from: string; to: string }, check: () => void): void {
  const written = texts.filter(({ was, text }) => text !== was)
  let isMoved = false
  try {
    for (const { path, text } of written) replaceFile(path, text)
    renameSync(moved.from, moved.to)
    isMoved = true
    check()
  } catch (error) {
    if (isMoved) renameSync(moved.to, moved.from)
    for (const { path, was } of written) replaceFile(path, was)
    if (error instanceof UsageError) throw error
    throw refusal(error instanceof Error ? error.message : String(error))
  }
}

function openFile<File extends { path: string; file: string }>(file: File) {
  return { ...file, was: orRefuse(file.file, readText(file)) }
}

/** What was read of a file, unless it cannot be read. */
function orRefuse<Value>(file: string, result: ReadResult<Value>): Value {
  if (result.ok) return result.value
  throw refusal(result.problems.map(({ message }) => `${file}: ${message}`).join())
}

type FoundFiles = ReturnType<typeof findFiles>['files']

/** The file that gets the name, under its old one or, after a renaming by hand, under the new one. */
function findRenamed(files: FoundFiles, kind: CollectionName, from: string, to: string) {
  for (const name of [from, to])
    if (!slug.safeParse(name).success || reservedScopes.includes(name))
      throw refusal(`${name} cannot be the name of a file: expected lowercase letters, digits and hyphens`)
  const other = files.find((file) => file.id === from && file.kind !== kind)
  if (other) throw refusal(`${other.file} has the name ${from}, and is no ${wordFor(kind)}`)
  const old = files.find((file) => file.kind === kind && file.id === from)
  const now = files.find(({ id }) => id === to)
  if (now && (old || now.kind !== kind)) throw refusal(`${now.file} already has the name ${to}`)
  const own = old ?? now
  if (!own) throw refusal(`there is no ${wordFor(kind)} ${from}`)
  return { own, isThere: old !== undefined }
}

/** Where a file is named, and what is known there. */
interface NamingPlace {
  /** The names of its figures. */
  names: readonly string[]
  isOwn?: boolean
  isList?: boolean
  isSamePage?: boolean
}

/** A pattern that matches the name of a file wherever it is named, and nothing beside it. */
function patternOf(kind: CollectionName, id: string, { names, isOwn, isList, isSamePage }: NamingPlace): RegExp {
  const name = escapePattern(id)
  const { path, isSection } = kindOf(kind)
  const page = pageOf(kind, id) ?? ''
  const patterns = [
    // A figure, in a reference, a field or the ledger: `givify/community`.
    ...(names.length > 0 ? [`(?<![\\w/.-])${name}(?=/(?:${names.map(escapePattern).join('|')})(?![\\w/-]))`] : []),
    // A relation that is named after a pilot.
    `(?<=relation: *["']?(?:${namedAfterPilots.join('|')})-)${name}(?=["']?\\s*(?:#.*)?$)`,
    ...(path ? [`(?<=(?<![\\w/.:-])${escapePattern(path)})${name}(?=$|[?#"'\\s)>\\],}])`] : []),
    ...(isSection ? [`(?<=${isSamePage ? `(?:${page})?` : page}#)${name}(?=$|["'\\s)>,}])`] : []),
    ...(isOwn ? [`(?<=^id: *["']?)${name}(?=["']?\\s*(?:#.*)?$)`] : []),
    // In the list of its kind, and in no line below it.
    ...(isList ? [`(?<=^order:(?:[^\\n]*\\n(?=[ #\\]]|- ))*[^\\n]*)(?<![\\w-])${name}(?![\\w-])`] : []),
  ]
  return new RegExp(patterns.join('|'), 'gm')
}

/** The text of a renamed file with its old address, unless it is a draft or has none, and without the one that is its own now. */
function withRedirect(file: string, text: string, from: string | undefined, own: string | undefined): string {
  const { draft, redirectFrom } = orRefuse(file, readSource(file, text)).fields
  if (!from || draft === true) return text
  const known = Array.isArray(redirectFrom) ? redirectFrom.map(String) : []
  const addresses = [...known.filter((address) => address !== own && address !== from), from]
  const written = `redirectFrom:\n${addresses.map((address) => `  - ${address}\n`).join('')}`
  const withLineEnds = text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
  // Up to the next field, or the end of the frontmatter.
  if (redirectFrom !== undefined)
    return text.replace(/^redirectFrom:[^\n]*\n(?:(?:[ \t#\]]|- |\r?$)[^\n]*\n)*/m, () => withLineEnds)
  return text.replace(/(?<=\n)---[^\S\n]*$/m, (fence) => withLineEnds + fence)
}
