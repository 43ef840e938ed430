import { expect, test } from 'vitest'
import { noOutcome, type Outcome } from './outcome.ts'
import { runStages } from './run-stages.ts'
import { commandStep, type Step } from './steps.ts'

const step = (name: string, outcome: Partial<Outcome> = { passed: 1 }): Step => ({
  name,
  run: async () => ({ ...noOutcome, ...outcome }),
})
const broken = step('build', { failed: 1, failures: ['it ended with 1'] })

/** Runs stages, and gives the lines that were printed, without their times, and what came of it. */
async function runQuietly(stages: Parameters<typeof runStages>[0]) {
  const lines: string[] = []
  const outcome = await runStages(stages, (line) => lines.push(line.replace(/ \([\d.]+ m?s\)$/, '')))
  return { lines, outcome }
}

test('each step is told when it begins and when it ends', async () => {
  const { lines } = await runQuietly([[step('types')], [step('units', { passed: 9, skipped: 2 })]])
  expect(lines).toEqual(['… types', '✓ types: 1 passed', '… units', '✓ units: 9 passed, 2 skipped'])
})

test('after a failure the other steps run all the same, and its reason is kept with its step', async () => {
  const { lines, outcome } = await runQuietly([[broken], [step('units')]])
  expect(lines).toContain('✗ build: 0 passed, 1 failed')
  expect(lines).toContain('✓ units: 1 passed')
  expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['build: it ended with 1'] })
})

test('what needs a step that failed is left out, and says so', async () => {
  const { lines, outcome } = await runQuietly([[{ ...broken, isGround: true }, step('units')], [step('browser')]])
  expect(lines.at(-1)).toMatch(/left out/)
  expect(lines.join()).not.toContain('browser')
  expect(outcome.failed).toBe(1)
})

test('a stage begins as soon as its ground is laid, beside what is still running', async () => {
  let end = () => {}
  const slow: Step = { name: 'units', run: () => new Promise((resolve) => (end = () => resolve(noOutcome))) }
  const last: Step = {
    name: 'browser',
    run: async () => {
      end()
      return noOutcome
    },
  }
  const { lines } = await runQuietly([[slow, { ...step('build'), isGround: true }], [last]])
  expect(lines.filter((line) => line.startsWith('…'))).toEqual(['… units', '… build', '… browser'])
})

test('a command passes or fails as a whole', async () => {
  const node = (code: string) => commandStep('node', process.execPath, ['-e', code]).run()
  expect(await node('')).toEqual({ ...noOutcome, passed: 1 })
  expect(await node('process.exit(3)')).toMatchObject({ passed: 0, failed: 1, failures: [/ended with 3$/] })
})
