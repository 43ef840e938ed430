import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** What a build needs of the project. */
const parts = [
  'markdown',
  'pages',
  'public',
  'renderer',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** A copy of the whole project that a test may spoil; it goes when the test ends, or when all of them have. */
export interface ProjectCopy {
  folder: string
  /** Changes a file, which must really change. */
  edit: (file: string, change: (text: string) => string) => void
  /** Starts one of the scripts, such as `build.ts --no-cache`, in a process group of its own. */
  start: (script: string, environment?: NodeJS.ProcessEnv) => ChildProcess
  /** Runs one of the scripts to its end. */
  run: (script: string, environment?: NodeJS.ProcessEnv) => Promise<{ status: number | null; output: string }>
}

/**
 * Copies this project for one test, or for several.
 *
 * @param name the folder of the copy within a temporary one, so that a test can choose where it lies
 * @param whenDone takes what removes the copy
 */
export function copyProject(name = 'project', whenDone: (remove: () => void) => void = onTestFinished): ProjectCopy {
  const temporary = mkdtempSync(join(tmpdir(), 'build-'))
  whenDone(() => rmSync(temporary, { recursive: true, force: true }))
  const folder = join(temporary, name)
  mkdirSync(folder, { recursive: true })
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const start: ProjectCopy['start'] = (script, environment = {}) =>
    spawn(join('node_modules', '.bin', 'tsx'), `scripts/${script}`.split(' '), {
      cwd: folder,
      env: { ...process.env, ...environment },
      detached: true,
    })
  return {
    folder,
    start,
    edit: (file, change) => {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`the edit changes nothing in ${file}`)
      writeFileSync(join(folder, file), after)
    },
    run: async (script, environment) => {
      const child = start(script, environment)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
      const [status] = await once(child, 'close')
      return { status, output }
    },
  }
}

/** A hash of every file in a folder, by its name. */
export function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const hashes = files.map(({ parentPath, name }): [string, string] => {
    const path = join(parentPath, name)
    return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]
  })
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)))
}
