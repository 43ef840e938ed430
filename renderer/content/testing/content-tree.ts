import { cpSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFolder } from '../../testing/create-folder.ts'
import { fixture } from '../../testing/fixture.ts'
import { keepFiles } from '../entries/kept-files.ts'
import { type LoadOptions, loadContent } from '../load.ts'
import type { PlacedProblem } from '../problems/problem.ts'
import { readable } from './readable.ts'

/** A copy of the fixture, and what loads of it have found out: it loads in a tenth of the time when little has changed. */
interface Place {
  root: string
  files: ReturnType<typeof keepFiles>
  /** The stamp of each file and folder of the fixture, by its path, as the copy has it while nothing is changed. */
  stamps: Map<string, string | undefined>
}

/** Copies that no test has, in the temporary folder of the run: to put back what a test has changed is quicker than a new copy. */
const free: Place[] = []

function createPlace(): Place {
  const root = createFolder()
  cpSync(fixture.root, root, { recursive: true })
  return { root, files: keepFiles(), stamps: stampsIn(root) }
}

/** Puts back what has changed in a copy. */
function restore({ root, stamps }: Place): void {
  const now = stampsIn(root)
  for (const [path, stamp] of now)
    if (!stamps.has(path) || stamps.get(path) !== stamp) rmSync(path, { recursive: true, force: true })
  for (const [path, stamp] of stamps) {
    if (now.get(path) === stamp) continue
    cpSync(join(fixture.root, relative(root, path)), path, { recursive: true })
    if (stamp !== aFolder) stamps.set(path, stampOf(path))
  }
}

/** Number, size and times of a file. */
function stampOf(path: string): string {
  const { ino, size, mtimeMs, ctimeMs } = lstatSync(path)
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`
}

/** The same for every folder: what is in it has stamps of its own. */
const aFolder = 'a folder'

function stampsIn(root: string): Place['stamps'] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path, entry.isDirectory() ? aFolder : stampOf(path)] as const
  })
  return new Map(entries)
}

/** Copies the fixture's content for one test. */
export function createContentTree() {
  const place = free.pop() ?? createPlace()
  const { root, files } = place
  onTestFinished(() => {
    restore(place)
    free.push(place)
  })
  const standard = { root, publicFolder: fixture.publicFolder, today: fixture.day, findKept: files.findKept }
  const fromRoot = (problem: PlacedProblem) => ({ ...problem, file: problem.file.replace(`${root}/`, '') })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(root, file), content)
  const load = (options?: Partial<LoadOptions>): ReturnType<typeof loadContent> => {
    const loaded = loadContent({ ...standard, ...options })
    if (loaded.isReadable) files.keep(loaded.keptFiles)
    return { ...loaded, problems: loaded.problems.map(fromRoot) }
  }
  return {
    root,
    read,
    write,
    /** Changes a file, which must really change. */
    edit: (file: string, change: (text: string) => string): void => {
      const before = read(file)
      const after = change(before)
      if (after === before) throw new Error(`the edit changes nothing in ${file}`)
      write(file, after)
    },
    remove: (file: string) => rmSync(join(root, file)),
    rename: (from: string, to: string) => renameSync(join(root, from), join(root, to)),
    /** Loads the content; the problems name files from the root of the copy. */
    load,
    /** The same for content that can be read. */
    loadReadable: (options?: Partial<LoadOptions>) => readable(load(options)),
  }
}

/** A copy of the fixture's content that a test may spoil; it goes when the test ends. */
export type ContentTree = ReturnType<typeof createContentTree>

/** The number of the line on which a text first stands. */
export function lineOf(text: string, part: string): number {
  const index = text.indexOf(part)
  if (index < 0) throw new Error(`${JSON.stringify(part)} does not stand in the text`)
  return text.slice(0, index).split('\n').length
}

/** Problems as `file:line rule`, the part that tests mostly ask for. */
export function placesOf(problems: readonly PlacedProblem[]): string[] {
  return problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`)
}
