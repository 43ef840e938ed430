import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { run, UsageError } from './command-line.ts'
import { formatDuration } from './progress.ts'
import { ensureChromium } from './test/chromium.ts'
import { countTests } from './test/count-tests.ts'

const everyDay = ['unit', 'integration', 'fixture', 'published']
const runs = { quick: ['unit'], whole: everyDay, long: [...everyDay, 'fixture-visits', 'engines', 'long'] }
/** Those that read the site in `dist`. */
const ofSite = ['published', 'engines']
const report = '.cache/test-report.json'

/** Runs a command, and tells whether it has passed; what it printed is seen when it failed. */
async function step(name: string, command: string, options: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const child = spawn(command, options, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close').catch((error: Error) => [error.message])
  const time = formatDuration(performance.now() - started)
  console.log(status === 0 ? `✓ ${name} (${time})` : `✗ ${name} ended with ${status} (${time})\n${output}`)
  return status === 0
}

/** Runs the tests of some projects, and counts them. */
async function runTests(projects: readonly string[], isLong: boolean) {
  rmSync(report, { force: true })
  const options = [...projects.map((name) => `--project=${name}`), '--reporter=default', '--reporter=json']
  // With CI the reporter prints lines alone, beside those of the other steps.
  const env = { ...process.env, CI: '1', ...(isLong && { LONG_TESTS: '1' }) }
  const vitest = spawn('vitest', ['run', ...options, `--outputFile=${report}`], { stdio: 'inherit', env })
  const [status] = await once(vitest, 'close').catch(() => [])
  return countTests(report, status === 0)
}

await run('test', async ({ positionals: [name = 'whole', ...more] }) => {
  const projects = Object.entries(runs).find(([scope]) => scope === name)?.[1]
  if (!projects || more.length > 0) throw new UsageError(`expected one of ${Object.keys(runs).join(', ')}`)
  const isQuick = name === 'quick'
  const chromium = isQuick ? {} : ensureChromium(name === 'long' ? 'browser' : 'any')
  if ('advice' in chromium) console.error(chromium.advice)
  // Several checkers would each read most types anew.
  const code = [step('types', 'tsc', ['--project', '.', '--checkers', '1']), step('lint', 'biome', ['check'])]
  const site = isQuick ? [] : ['check', 'build'].map((task) => step(task, 'node', ['scripts/run.mjs', task]))
  const isBuilt = (await Promise.all(site)).every(Boolean)
  const tests = await runTests(isBuilt ? projects : projects.filter((kind) => !ofSite.includes(kind)), name === 'long')
  const steps = await Promise.all([...code, ...site])
  const passedSteps = steps.filter(Boolean).length
  const failed = steps.length - passedSteps + tests.failed
  for (const test of tests.skipped) console.log(`skipped: ${test}`)
  const skipped = tests.skipped.length > 0 ? `, ${tests.skipped.length} skipped` : ''
  console.log(`\n${passedSteps + tests.passed} passed, ${failed} failed${skipped}`)
  return failed > 0 ? 1 : 0
})
