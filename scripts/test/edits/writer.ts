import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { findFiles, ledgerFile } from '../../../renderer/content/files/files.ts'
import { normaliseText } from '../../../renderer/content/frontmatter/frontmatter.ts'
import type { Path } from '../../../renderer/content/frontmatter/source-file.ts'
import { type LoadedContent, loadContent } from '../../../renderer/content/load.ts'
import { createMemory, type Memory } from '../../../renderer/content/memory/memory.ts'
import type { Problem } from '../../../renderer/content/problems/problem.ts'
import { createMapStore } from '../../../renderer/content/testing/map-store.ts'
import { setValues } from '../../content-edits/yaml-text.ts'
import { createFile, readKind } from '../../new/create.ts'
import { writeFile } from '../../write-file.ts'

/** Somebody who edits content: has files before them, and the check. Files are named from the root of the content. */
export interface Writer {
  root: string
  /** The day of the check, as 2025-09-23. */
  today: string
  /** The name of a file, by the path that messages have. */
  nameOf: (path: string) => string
  /** The names of all files. */
  files: () => string[]
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Changes a file, which must really change. */
  edit: (file: string, change: (text: string) => string) => void
  /** Writes other values into fields of a file, or of the ledger. */
  set: (file: string, ...values: readonly (readonly [Path, string | number])[]) => void
  remove: (file: string) => void
  rename: (from: string, to: string) => void
  /** Makes a new file as `npm run new` does, and tells its name. */
  create: (kind: string, name: string) => Promise<string>
  /** The content as it is now, with all errors; what has not changed since the last time is not looked at again. */
  look: () => Look
  /** All errors of the content, which a check finds that knows what the checks before it have kept, as the command does. */
  check: () => Problem[]
  /** Does something and undoes all of it: always, or only when it fails. */
  undoing: <Result>(when: 'always' | 'on failure', edits: () => Promise<Result> | Result) => Promise<Result>
}

/** What a look at the content shows. */
export type Look = LoadedContent & { errors: Problem[] }

/** What a writer is given. */
export interface Desk {
  /** The folder of the content. */
  root: string
  publicFolder: string
  today: string
  /** Makes a file of a kind and a name; in this process unless told. */
  runNew?: (kind: string, name: string) => unknown
}

/** Sits somebody down to edit the content of a folder. */
export function seatWriter({ root, publicFolder, today, runNew }: Desk): Writer {
  const memory = createMemory()
  const store = createMapStore()
  const makeFile =
    runNew ?? ((kind: string, name: string) => createFile({ root, publicFolder, today }, readKind(kind), name))
  const nameOf = (path: string) => relative(root, resolve(path))
  const load = (memory: Memory) => loadContent({ root, publicFolder, today, memory })
  const errorsIn = ({ problems }: LoadedContent) =>
    problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({ ...problem, file: nameOf(problem.file) }))
  const read = (file: string) => normaliseText(readFileSync(join(root, file), 'utf8'))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const edit: Writer['edit'] = (file, change) => {
    const before = read(file)
    const after = change(before)
    if (after === before) throw new Error(`the edit changes nothing in ${file}`)
    write(file, after)
  }
  const files = () => [...findFiles(root).files.map(({ path }) => relative(root, path)), ledgerFile]
  return {
    ...{ root, today, nameOf, read, write, edit, files },
    set: (file, ...values) => edit(file, (text) => setValues(text, values)),
    remove: (file) => rmSync(join(root, file)),
    rename: (from, to) => renameSync(join(root, from), join(root, to)),
    create: async (kind, name) => {
      const before = new Set(files())
      await makeFile(kind, name)
      const [created] = files().filter((file) => !before.has(file))
      if (!created) throw new Error(`no file was written for the ${kind} ${name}`)
      return created
    },
    look: () => {
      const loaded = load(memory)
      return { ...loaded, errors: errorsIn(loaded) }
    },
    check: () => errorsIn(load(createMemory({ store }))),
    undoing: async (when, edits) => {
      const before = textsBelow(root)
      let mustUndo = true
      try {
        const result = await edits()
        mustUndo = when === 'always'
        return result
      } finally {
        if (mustUndo) restore(root, before)
      }
    },
  }
}

/** The files of a folder as they are, by their paths. */
function textsBelow(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(files.map(({ parentPath, name }) => join(parentPath, name)).map((path) => [path, readFileSync(path)]))
}

/** Makes the files of a folder what they were; those that have not changed are left alone, since writing costs most. */
function restore(folder: string, before: ReadonlyMap<string, Buffer>): void {
  const after = textsBelow(folder)
  for (const path of after.keys()) if (!before.has(path)) rmSync(path)
  for (const [path, text] of before) if (!after.get(path)?.equals(text)) writeFile(path, text)
}

/**
 * Sits somebody down at a copy of a content folder.
 *
 * @param whenDone takes what removes the copy
 */
export function copyContent(
  { root, publicFolder, today }: Desk,
  whenDone: (remove: () => void) => void = onTestFinished,
): Writer {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  whenDone(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(root, copy, { recursive: true })
  return seatWriter({ root: copy, publicFolder, today })
}
