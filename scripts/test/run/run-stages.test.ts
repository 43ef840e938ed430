import { expect, test } from 'vitest'
import { noOutcome, type Outcome } from './outcome.ts'
import { runStages } from './run-stages.ts'
import { commandStep, inOrder, type Step } from './steps.ts'

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
  expect(lines).toContain('… what needs build was left out')
  expect(lines.join()).not.toContain('browser')
  expect(outcome.failed).toBe(1)
})

test.each([
  ['has passed, beside what is still running', step('build'), ['… units', '… build', '… browser'], 3],
  [
    'has failed, but not without what is still running',
    broken,
    ['… units', '… build', '… what needs build was left out'],
    1,
  ],
])('a stage is decided on as soon as its ground %s', async (_, ground, begun, passed) => {
  let end = () => {}
  const slow: Step = {
    name: 'units',
    run: () => new Promise((resolve) => (end = () => resolve({ ...noOutcome, passed: 1 }))),
  }
  const lines: string[] = []
  const stages = [[slow, { ...ground, isGround: true }], [step('browser')]]
  const outcome = await runStages(stages, (line) => {
    lines.push(line)
    // Only what comes after the ground lets the slow step end.
    if (line === begun.at(-1)) end()
  })
  expect(lines.filter((line) => line.startsWith('…'))).toEqual(begun)
  expect(outcome.passed).toBe(passed)
})

test('a step that cannot even be run has failed', async () => {
  const { outcome } = await runQuietly([[{ name: 'units', run: () => Promise.reject(new Error('no disk')) }]])
  expect(outcome).toMatchObject({ failed: 1, failures: ['units: Error: no disk'] })
})

test.each([
  ['passes', step('fixture'), { passed: 10 }],
  ['fails, without the other', step('fixture', { failed: 1, failures: ['it is broken'] }), { passed: 0, failed: 1 }],
])('of two steps in order, the first %s', async (_, first, outcome) => {
  expect(await inOrder(first, step('units', { passed: 9 })).run()).toMatchObject(outcome)
})

test('a command passes or fails as a whole', async () => {
  const node = (code: string) => commandStep('node', process.execPath, ['-e', code]).run()
  expect(await node('')).toEqual({ ...noOutcome, passed: 1 })
  expect(await node('process.exit(3)')).toMatchObject({ passed: 0, failed: 1, failures: [/ended with 3$/] })
  expect(await node('console.log("a\\nb"); process.exit(1)')).toMatchObject({
    failures: [/ended with 1:\n {4}a\n {4}b$/],
  })
})
