import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
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

/** A run of tests; one that takes longer than it may has met an endless loop, which is a failure as well. */
interface Run {
  options: readonly string[]
  minutes: number
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name])

const engine = projects('unit', 'integration', 'fixture')

/** The runs of the tests for a fault in a file, each wider than the one before: the first notices most faults in seconds. */
function narrowRuns(folder: string, file: string): Run[] {
  const beside = readdirSync(join(folder, dirname(file)))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(dirname(file), name))
  const related = ['related', file, '--run', ...projects('unit', 'integration')]
  return [
    ...(beside.length > 0 ? [{ options: ['run', ...beside, ...projects('unit', 'integration')], minutes: 5 }] : []),
    { options: related, minutes: 10 },
  ]
}

/** Makes a copy of the project, which whoever calls removes. */
export function createLaboratory(): Laboratory {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  cpSync('.', folder, { recursive: true, filter: (path) => !notCopied.test(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  /** All tests of the engine, once they have passed without a fault. */
  let all: readonly string[] = []
  return {
    folder,
    failsWithout: async () => {
      const { hasPassed, output, files } = await test(folder, { options: ['run', ...engine], minutes: 20 })
      all = files
      return hasPassed ? undefined : output
    },
    notices: async (mutant) => {
      const path = join(folder, mutant.file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
      try {
        const passed = new Set<string>()
        for (const run of narrowRuns(folder, mutant.file)) {
          const { hasPassed, files } = await test(folder, run)
          if (!hasPassed) return true
          for (const file of files) passed.add(file)
        }
        const left = all.filter((file) => !passed.has(file))
        return left.length > 0 && !(await test(folder, { options: ['run', ...left, ...engine], minutes: 20 })).hasPassed
      } finally {
        writeFileSync(path, text)
      }
    },
  }
}

/** What came of a run. */
interface Outcome {
  hasPassed: boolean
  output: string
  /** The files of the tests that ran. */
  files: string[]
}

/** Runs tests in a folder, up to the first that fails. */
async function test(folder: string, { options, minutes }: Run): Promise<Outcome> {
  // What the tests around this one are told does not concern those within.
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST_|LONG_TESTS|NODE_OPTIONS)/.test(name),
  )
  const results = join(folder, 'results.json')
  rmSync(results, { force: true })
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${results}`]
  const child = spawn('node_modules/.bin/vitest', [...options, '--bail=1', '--passWithNoTests', ...reporters], {
    cwd: folder,
    env: Object.fromEntries(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  // With all of its workers: one in an endless loop hears of nothing, and would take its core for ever.
  const clock = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), minutes * 60_000)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  clearTimeout(clock)
  return { hasPassed: status === 0, output, files: existsSync(results) ? filesIn(results, folder) : [] }
}

function filesIn(results: string, folder: string): string[] {
  const { testResults }: { testResults: { name: string }[] } = JSON.parse(readFileSync(results, 'utf8'))
  return testResults.map(({ name }) => relative(folder, name))
}
