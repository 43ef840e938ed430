import { isUtf8 } from 'node:buffer'
import { dirname, join } from 'node:path'
import { collections, singles } from './collections.ts'
import { displayPath, isFolder, isThere, listFolder, readBytes } from './file-access.ts'
import type { ReadResult } from './frontmatter.ts'
import type { Problem } from './problem.ts'
import type { ContentKind } from './routes.ts'
import { didYouMean, toSlug } from './suggest.ts'

/** A content file on the disk. */
export interface FoundFile {
  kind: ContentKind
  /** The name without its ending, and in numbered folders without the number. */
  id: string
  /** The number before the name of a policy section. */
  number?: number
  path: string
  /** The path that messages name, relative to the working directory. */
  file: string
}

const numberedName = /^(\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/
const plainName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

/**
 * Finds the content files below a root, sorted by name, and everything that does not belong there. A file that cannot be
 * read is found like any other, so that reading it tells why.
 */
export function findFiles(root: string): { files: FoundFile[]; problems: Problem[] } {
  if (!isThere(root)) return { files: [], problems: [fault(root, 'files/missing', 'there is no such folder')] }
  const problems: Problem[] = []
  const files: FoundFile[] = []
  for (const [name, { file }] of Object.entries(singles)) {
    const path = join(root, file)
    if (isThere(path)) files.push({ kind: name as ContentKind, id: nameOf(file), path, file: displayPath(path) })
    else if (isFolder(dirname(path)) || !isThere(dirname(path)))
      problems.push(
        fault(
          path,
          'files/missing',
          'this file is missing',
          'every content folder has it; copy it from a site that works',
        ),
      )
  }
  for (const kind of Object.keys(collections) as (keyof typeof collections)[]) {
    for (const name of namesIn(join(root, kind), problems)) {
      const path = join(root, kind, name)
      const match = (kind === 'policy' ? numberedName : plainName).exec(name)
      const id = match?.at(-1)
      if (isFolder(path))
        problems.push(fault(path, 'files/name', 'expected a file, found a folder', 'move its files one folder up'))
      else if (!id) problems.push(fault(path, 'files/name', explainName(kind), suggestName(kind, name)))
      else
        files.push({
          kind,
          id,
          path,
          file: displayPath(path),
          ...(kind === 'policy' && { number: Number(match?.[1]) }),
        })
    }
  }
  problems.push(...findStrangePages(namesIn(join(root, 'pages'), problems), root))
  problems.push(...findStrangeFolders(namesIn(root, problems), root), ...findRepeatedNumbers(files))
  return { files, problems }
}

/** The names in a folder, and a problem where it cannot be listed. */
function namesIn(folder: string, problems: Problem[]): string[] {
  const names = listFolder(folder)
  if (names.ok) return names.value
  problems.push(...names.problems)
  return []
}

/** Reads a content file, which must be text in UTF-8; what cannot be read at all is a problem as well. */
export function readText({ path, file }: Pick<FoundFile, 'path' | 'file'>): ReadResult<string> {
  const read = readBytes(path)
  if (!read.ok) return { ok: false, problems: read.problems.map((problem) => ({ ...problem, file })) }
  const bytes = read.value
  const refuse = (text: string, index: number, message: string, mend: string): ReadResult<string> => {
    const line = text.slice(0, index).split('\n').length
    const column = index - text.lastIndexOf('\n', index - 1)
    return { ok: false, problems: [{ ...fault(path, 'files/encoding', message, mend), file, line, column }] }
  }
  // What is no UTF-8 is read as the sign for it; the file may hold that sign itself.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (!isUtf8(bytes)) {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
    const message = isUtf16 ? 'the file is saved as UTF-16' : 'this is no letter in UTF-8'
    return refuse(text, isUtf16 ? 0 : firstLoss(bytes, text), message, 'save the file as UTF-8 in the editor')
  }
  const zero = text.indexOf('\0')
  if (zero < 0) return { ok: true, value: text }
  return refuse(text, zero, 'the file holds a NUL character, which is no text', 'take it out')
}

/** Where the first byte that is no UTF-8 stands in the text as it was read. */
function firstLoss(bytes: Uint8Array, text: string): number {
  const written = new TextEncoder().encode(text)
  const same = written.findIndex((byte, index) => byte !== bytes[index])
  return new TextDecoder().decode(written.subarray(0, same)).length
}

/** The files beside the folders of content: the ledger, and the guide for writers. */
const besideContent = ['ledger.yaml', 'GUIDE.md', 'settings.md']

function findStrangeFolders(names: readonly string[], root: string): Problem[] {
  const folders = [...Object.keys(collections), 'pages']
  return names
    .filter((name) => !folders.includes(name) && !besideContent.includes(name))
    .map((name) =>
      fault(
        join(root, name),
        'files/name',
        'nothing is made from this',
        didYouMean(name, [...folders, ...besideContent]),
      ),
    )
}

function findRepeatedNumbers(files: readonly FoundFile[]): Problem[] {
  const seen = new Map<number, string>()
  return files.flatMap(({ number, path, file }): Problem[] => {
    if (number === undefined) return []
    const other = seen.get(number)
    seen.set(number, file)
    return other
      ? [fault(path, 'files/name', `${other} has the same number`, 'give one of the sections another number')]
      : []
  })
}

function findStrangePages(names: readonly string[], root: string): Problem[] {
  const known = Object.values(singles).map(({ file }) => file)
  return names
    .filter((name) => !known.includes(`pages/${name}` as (typeof known)[number]))
    .map((name) =>
      fault(
        join(root, 'pages', name),
        'files/name',
        'no page is made from this file',
        didYouMean(`pages/${name}`, known),
      ),
    )
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.mdx?$/, '')
}

function explainName(kind: string): string {
  const name = 'small letters, digits and single hyphens, and ends with .md'
  return `the name of the file does not fit: it has ${kind === 'policy' ? `two digits, a hyphen, then ${name}` : name}`
}

function suggestName(kind: string, name: string): string {
  const base = toSlug(name.replace(/\.[^.]*$/, ''))
  const plain = base.replace(/^\d+-/, '') || 'my-file'
  return kind === 'policy'
    ? `name it 01-${plain}.md, with the number of its section`
    : `name it ${base || 'my-file'}.md`
}

function fault(path: string, rule: string, message: string, mend?: string): Problem {
  return { file: displayPath(path), line: 1, column: 1, severity: 'error', rule, message, ...(mend && { mend }) }
}
