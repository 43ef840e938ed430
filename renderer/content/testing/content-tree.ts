import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { type LoadOptions, loadContent } from '../load.ts'
import type { Problem } from '../problem.ts'

// A busy machine may take seconds to copy and load the whole content.
vi.setConfig({ testTimeout: 60_000 })

/** A copy of the fixture's content that a test may spoil; it goes when the test ends. */
export interface ContentTree {
  root: string
  read: (file: string) => string
  write: (file: string, content: string | Uint8Array) => void
  /** Changes a file, which must really change. */
  edit: (file: string, change: (text: string) => string) => void
  remove: (file: string) => void
  rename: (from: string, to: string) => void
  /** Loads the content; the problems name files from the root of the copy. */
  load: (options?: Partial<LoadOptions>) => ReturnType<typeof loadContent>
}

/** Copies the fixture's content for one test. */
export function createContentTree(): ContentTree {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
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
      const loaded = loadContent({ root, publicFolder: fixture.publicFolder, today: fixture.day, ...options })
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
