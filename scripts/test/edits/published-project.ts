import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildDay } from '../../build/build-day.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'
import { seatWriter, type Writer } from './writer.ts'

/** A copy of the project with the published content, and somebody who edits it. */
export interface PublishedProject {
  writer: Writer
  /** Runs a command on the day of the test, and throws what it said when it failed. */
  run: (command: string) => Promise<string>
  /**
   * Runs the tests of a folder in `scripts/test` in the copy, and tells what failed and how many passed.
   *
   * @param except files that are left out
   */
  test: (folder: string, except?: readonly string[]) => Promise<{ failed: string[]; passed: number }>
}

/** How the project is copied. */
interface PublishedOptions {
  /** Whether the writer makes files by the very command, or, in a second less, by the function that it calls. */
  byCommand?: boolean
  /** Takes what removes the copy; that is done at the end of the test unless told. */
  whenDone?: (remove: () => void) => void
}

/**
 * Copies the project with its published content. A site that has been built already goes with it, so that building the
 * copy is a rebuild.
 */
export function copyPublished({ byCommand = false, whenDone }: PublishedOptions = {}): PublishedProject {
  // Published content is sound on the day on which it is published, so it is checked on that of the test.
  const today = buildDay()
  const environment = { SOURCE_DATE_EPOCH: String(Date.parse(today) / 1000) }
  const isBuilt = existsSync('dist') && existsSync('.cache')
  const project = copyProject({ content: 'published', ...(isBuilt && { builtAs: '.' }), ...(whenDone && { whenDone }) })
  const run = async (command: string) => {
    const { status, output } = await project.run(command, environment)
    if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output}`)
    return output
  }
  const root = join(project.folder, 'markdown')
  const publicFolder = join(project.folder, 'public')
  const writer = seatWriter({
    root,
    publicFolder,
    today,
    ...(byCommand && { runNew: (kind, name) => run(`new ${kind} ${name}`) }),
  })
  return { writer, run, test: (tests, except = []) => testCopy(project, { tests, except, environment }) }
}

interface Results {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

async function testCopy(
  { folder }: ProjectCopy,
  { tests, except, environment }: { tests: string; except: readonly string[]; environment: NodeJS.ProcessEnv },
): Promise<{ failed: string[]; passed: number }> {
  const file = join(folder, 'results.json')
  const child = spawn(
    join('node_modules', '.bin', 'vitest'),
    [
      ...['run', `scripts/test/${tests}/`, '--project=published', '--reporter=json', `--outputFile=${file}`],
      ...except.map((pattern) => `--exclude=${pattern}`),
    ],
    { cwd: folder, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  if (!existsSync(file)) throw new Error(`vitest ended with ${status}:\n${output}`)
  const results: Results = JSON.parse(readFileSync(file, 'utf8'))
  const failed = results.testResults.flatMap(({ name: path, message, assertionResults }) => [
    ...(message ? [`${relative(folder, path)}: ${message}`] : []),
    ...assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(folder, path)}: ${fullName}: ${failureMessages.join('\n')}`),
  ])
  return { failed: status === 0 || failed.length > 0 ? failed : [output], passed: results.numPassedTests }
}
