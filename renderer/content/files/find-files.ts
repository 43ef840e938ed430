import { basename, extname, join, parse, posix } from 'node:path'
import { groupBy } from '../figures/group-by.ts'
import { type ContentKind, collectionNames, kindOf, singleNames } from '../kinds/routes.ts'
import { singles } from '../kinds/singles.ts'
import { errorAt, type PlacedProblem, startOf } from '../problems/problem.ts'
import { displayPath, isThere, listEntries, statsOf } from './file-access.ts'
import { explainFileName, nearestFile } from './misnamed.ts'

export const ledgerFile = 'ledger.csv'

/** Where the ledger of a content folder is. */
export function ledgerPath(root: string): string {
  return join(root, ledgerFile)
}

/** A content file on the disk. */
export interface ContentFile {
  kind: ContentKind
  /** The name without its ending, and in numbered folders without the number. */
  id: string
  path: string
  /** The path that messages name, relative to the working directory. */
  file: string
}

const numberedName = /^\d{2}-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/
const plainName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

/**
 * Finds the content files below a root, sorted by name, and everything that does not belong there. An unreadable file
 * is found like any other, so that reading it says why.
 */
export function findFiles(root: string): { files: ContentFile[]; problems: PlacedProblem[] } {
  if (!isThere(root)) return { files: [], problems: [fault(root, 'files/missing', 'there is no such folder')] }
  const problems: PlacedProblem[] = []
  const files: ContentFile[] = []
  for (const kind of singleNames) {
    const { file } = singles[kind]
    const { name: id } = parse(file)
    const path = join(root, file)
    if (isThere(path)) files.push({ kind, id, path, file: displayPath(path) })
  }
  for (const kind of collectionNames) {
    const { isSection } = kindOf(kind)
    const names = namesIn(join(root, kind), problems)
    for (const name of names) {
      const path = join(root, kind, name)
      const id = (isSection ? numberedName : plainName).exec(name)?.[1]
      if (statsOf(path)?.isDirectory())
        problems.push(fault(path, 'files/name', 'expected a file, found a folder', 'move its files up one folder'))
      else if (!id) {
        const { message, fix } = explainFileName(kind, name, names)
        problems.push(fault(path, 'files/name', message, fix))
      } else files.push({ kind, id, path, file: displayPath(path) })
    }
  }
  const meant = findUnknownFiles(root, problems)
  problems.push(...findMissing(root, meant), ...findRepeatedNumbers(files))
  return { files, problems }
}

/** The names in a folder, sorted the same on every machine, and a problem if it cannot be listed. */
function namesIn(folder: string, problems: PlacedProblem[]): string[] {
  const entries = listEntries(folder)
  if (!entries.ok) problems.push(...entries.problems)
  // Files that begin with a dot are not content.
  const names = entries.ok ? entries.value.map(({ name }) => name.toString()) : []
  return names.filter((name) => !name.startsWith('.')).sort()
}

/** The files beside the folders of content: the ledger, everyday language, terms, and the guide for writers. */
const otherFiles = [ledgerFile, 'relations.yaml', 'phrases.yaml', 'terms.yaml', 'GUIDE.md', 'FIELDS.md', 'settings.md']

/** Reports files that nothing is made from, and returns those that were meant, which are not reported as missing too. */
function findUnknownFiles(root: string, problems: PlacedProblem[]): ReadonlySet<string> {
  const meant = new Set<string>()
  const pages: readonly string[] = Object.values(singles).map(({ file }) => file)
  const expectedIn = { pages, '.': [...collectionNames, 'pages', ...otherFiles] }
  for (const [folder, expected] of Object.entries(expectedIn))
    for (const file of namesIn(join(root, folder), problems).map((name) => posix.join(folder, name))) {
      if (expected.includes(file)) continue
      // What is named as a file is not meant as a folder.
      const near = nearestFile(
        file,
        expected.filter((name) => extname(name) || !extname(file)),
      )
      const isMissing = near !== undefined && !isThere(join(root, near))
      if (isMissing) meant.add(near)
      const twin = near && `did you mean \`${near}\`? It already exists; remove the one that is not needed`
      const fix = isMissing ? `name it ${basename(near)}` : (twin ?? `remove it; expected ${expected.join(', ')}`)
      problems.push(fault(join(root, file), 'files/name', 'nothing is made from this', fix))
    }
  return meant
}

/** What a site needs besides the files of single kinds, and what is said where it is missing. */
const needed: Readonly<Record<string, string>> = {
  [ledgerFile]: 'the ledger of figures is missing, so no figure can be checked',
  pages: 'the folder of the pages is missing',
}

/** Reports what is missing; if that is the folder of the pages, none of them. */
function findMissing(root: string, meant: ReadonlySet<string>): PlacedProblem[] {
  const hasPages = statsOf(join(root, 'pages'))?.isDirectory()
  return [...singleNames.map((kind) => singles[kind].file), ...Object.keys(needed)]
    .filter((file) => !isThere(join(root, file)) && !meant.has(file) && (hasPages || !file.startsWith('pages/')))
    .map((file) => {
      const path = join(root, file)
      const remedy = needed[file] ? 'name the folder of a whole site' : 'copy it from a site that works'
      const message = needed[file] ?? 'this file is missing, and every site needs it'
      return fault(path, 'files/missing', message, `restore it (git restore ${displayPath(path)}), or ${remedy}`)
    })
}

function findRepeatedNumbers(files: readonly ContentFile[]): PlacedProblem[] {
  const numbered = files.filter(({ kind }) => kindOf(kind).isSection)
  return [...groupBy(numbered, ({ path }) => basename(path).slice(0, 2)).values()].flatMap(([first, ...repeats]) =>
    repeats.map(({ path }) =>
      fault(path, 'files/name', `${first.file} has the same number`, 'give one of the sections another number'),
    ),
  )
}

function fault(path: string, rule: string, message: string, fix?: string): PlacedProblem {
  return errorAt(startOf(displayPath(path)), rule, message, fix)
}
