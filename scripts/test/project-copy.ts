import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'

/** What a build and its tests need of the project, beside its content. */
const parts = [
  ...['pages', 'renderer', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  'vitest.config.ts',
]

/** The folders of the content, by where they come from: the tests' own small site, or what is published. */
const contents = {
  fixture: { markdown: fixture.root, public: fixture.publicFolder },
  published: { markdown: 'markdown', public: 'public' },
} as const

/** How this project is copied. */
interface CopyOptions {
  /** The folder of the copy within a temporary one, so that a test can choose where it lies. */
  name?: string
  /** Which content the copy has; the fixture's unless told. */
  content?: keyof typeof contents
  /** A copy whose site this one begins with, so that its first build is a rebuild. */
  builtAs?: string
  /** What every command has in its environment besides. */
  environment?: NodeJS.ProcessEnv
}

/** Copies this project for one test, or for several. */
export function copyProject({ name = 'project', content = 'fixture', builtAs, environment = {} }: CopyOptions = {}) {
  const folder = join(createFolder(), name)
  mkdirSync(folder, { recursive: true })
  const copy = (from: string, to: string) =>
    cpSync(from, join(folder, to), { recursive: true, preserveTimestamps: true })
  for (const part of parts) copy(part, part)
  const copyContent = () => {
    for (const [to, from] of Object.entries(contents[content])) copy(from, to)
  }
  copyContent()
  if (builtAs) for (const part of ['dist', '.cache']) copy(join(builtAs, part), part)
  // The same code need not be compiled once more.
  else if (existsSync('.cache/code')) copy('.cache/code', '.cache/code')
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const own = { ...environment }
  const start = (command: string, more: NodeJS.ProcessEnv = {}): ChildProcess =>
    spawn(process.execPath, ['scripts/run.mjs', ...command.split(' ')], {
      cwd: folder,
      env: { ...withoutVitest(process.env), ...own, ...more },
      detached: true,
    })
  const attempt = async (command: string, environment?: NodeJS.ProcessEnv) => {
    const child = start(command, environment)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const status: number | null = (await once(child, 'close'))[0]
    return { status, output }
  }
  return {
    folder,
    /** What every command has in its environment besides; a test may change it. */
    environment: own,
    /** Starts one of the commands, such as `build --no-cache`, in a process group of its own. */
    start,
    /** Puts the content back as it was copied. */
    restore: (): void => {
      for (const part of Object.keys(contents[content])) rmSync(join(folder, part), { recursive: true })
      copyContent()
    },
    /** Changes a file, which must really change; returns a function that puts it back. */
    edit: (file: string, change: (text: string) => string): (() => void) => {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`the edit changes nothing in ${file}`)
      writeFileSync(join(folder, file), after)
      return () => writeFileSync(join(folder, file), before)
    },
    /** Runs one of the commands to its end, whatever that is. */
    attempt,
    /** Runs one of the commands, which must succeed; gives what it said. */
    run: async (command: string, environment?: NodeJS.ProcessEnv): Promise<string> => {
      const { status, output } = await attempt(command, environment)
      if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output}`)
      return output
    },
  }
}

/** A copy of the whole project that a test may spoil; it goes when the run of tests ends. */
export type ProjectCopy = ReturnType<typeof copyProject>

/** The environment as a person's is: what vitest sets there would make builds that nobody publishes, without a policy. */
function withoutVitest({ NODE_ENV, MODE, DEV, PROD, ...environment }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return environment
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
