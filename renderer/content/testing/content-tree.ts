import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { type LoadOptions, loadContent } from '../load.ts'
import type { Store } from '../memory/make.ts'
import { createMemory } from '../memory/memory.ts'
import type { Problem } from '../problems/problem.ts'
import { createMapStore } from './map-store.ts'

/** A folder for copies, and what loads of files in it have made: a copy loads in a tenth of the time when it changes little. */
interface Place {
  root: string
  store: Store
}

/** The places of copies that are gone. What a store keeps goes by the path of a file, so that a place serves many copies. */
const free: Place[] = []

/** A copy of the fixture's content that a test may spoil; it goes when the test ends. */
export interface ContentTree {
  root: string
  read: (file: string) => string
  write: (file: string, content: string | Uint8Array) => void
  /** Changes a file, which must really change. */
  edit: (file: string, change: (text: string) => string) => void
  remove: (file: string) => void
  rename: (from: string, to: string) => void
  /** Loads the content, with nothing in memory but what a store keeps; the problems name files from the root of the copy. */
  load: (options?: Partial<LoadOptions>) => ReturnType<typeof loadContent>
}

/** Copies the fixture's content for one test. */
export function createContentTree(): ContentTree {
  const place = free.pop() ?? { root: mkdtempSync(join(tmpdir(), 'content-')), store: createMapStore() }
  const { root, store } = place
  onTestFinished(() => {
    rmSync(root, { recursive: true })
    free.push(place)
  })
  cpSync(fixture.root, root, { recursive: true })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(root, file), content)
  return {
    root,
    read,
    write,
    edit: (file, change) => {
      const before = read(file)
      const after = change(before)
      if (after === before) throw new Error(`the edit changes nothing in ${file}`)
      write(file, after)
    },
    remove: (file) => rmSync(join(root, file)),
    rename: (from, to) => renameSync(join(root, from), join(root, to)),
    load: (options) => {
      const standard = { root, publicFolder: fixture.publicFolder, today: fixture.day, memory: createMemory(store) }
      const loaded = loadContent({ ...standard, ...options })
      const fromRoot = (problem: Problem) => ({ ...problem, file: problem.file.replace(`${root}/`, '') })
      return { ...loaded, problems: loaded.problems.map(fromRoot) }
    },
  }
}

/** The number of the line on which a text first stands. */
export function lineOf(text: string, part: string): number {
  const index = text.indexOf(part)
  if (index < 0) throw new Error(`${JSON.stringify(part)} does not stand in the text`)
  return text.slice(0, index).split('\n').length
}

/** Problems as `file:line rule`, the part that tests mostly ask for. */
export function placesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`)
}
