import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Mutant } from './sample.ts'

/** A copy of the whole project, its tests included, into which faults are put. */
export interface Laboratory {
  folder: string
  /** What the tests say of the project as it is, where they fail. */
  failsWithout: () => Promise<string | undefined>
  /** Whether the tests notice a fault; afterwards it is gone again. */
  notices: (mutant: Mutant) => Promise<boolean>
}

const notCopied = /^(?:node_modules|dist|bench|screenshots|\.git|\.cache)(?:\/|$)/

/** The runs of the tests, the quick one first: the units that import the file, then all tests of the engine. */
const runs = (file: string): string[][] => [
  ['related', file, '--run', '--project', 'unit', '--project', 'integration'],
  ['run', ...['unit', 'integration', 'hosts', 'builds', 'browser'].flatMap((project) => ['--project', project])],
]

/** A run that takes longer has met an endless loop, which is a failure as well. */
const longest = 10 * 60_000

/** Makes a copy of the project, which whoever calls removes. */
export function createLaboratory(): Laboratory {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  cpSync('.', folder, { recursive: true, filter: (path) => !notCopied.test(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    failsWithout: async () => {
      const { status, output } = await test(folder, runs('')[1] ?? [])
      return status === 0 ? undefined : output
    },
    notices: async (mutant) => {
      const path = join(folder, mutant.file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
      try {
        for (const options of runs(mutant.file)) if ((await test(folder, options)).status !== 0) return true
        return false
      } finally {
        writeFileSync(path, text)
      }
    },
  }
}

/** Runs tests in a folder, up to the first that fails. */
async function test(folder: string, options: readonly string[]): Promise<{ status: number | null; output: string }> {
  // What the tests around this one are told does not concern those within.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST_|LONG_TESTS|NODE_OPTIONS)/.test(name),
  )
  const child = spawn('node_modules/.bin/vitest', [...options, '--bail=1', '--reporter=minimal'], {
    cwd: folder,
    env: Object.fromEntries(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  return { status, output }
}
