import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { countTests } from './count-tests.ts'

/** Counts a report with files whose tests have these states. */
function count(files: readonly (readonly string[])[], { hasPassed = true, broken = 0 } = {}) {
  const all = files.flat()
  const report = {
    numPassedTests: all.filter((status) => status === 'passed').length,
    numFailedTests: all.filter((status) => status === 'failed').length,
    testResults: files.map((states, index) => ({
      status: index < broken || states.includes('failed') ? 'failed' : 'passed',
      assertionResults: states.map((status, at) => ({ status, fullName: `test ${at}` })),
    })),
  }
  const folder = createFolder({ 'report.json': JSON.stringify(report) })
  return countTests(join(folder, 'report.json'), hasPassed)
}

test('what passed and failed is counted, and what was skipped is named', () => {
  const files = [
    ['passed', 'skipped'],
    ['failed', 'passed', 'failed'],
  ]
  expect(count(files, { hasPassed: false })).toEqual({ passed: 2, failed: 2, skipped: ['test 1'] })
  expect(count([['passed']])).toEqual({ passed: 1, failed: 0, skipped: [] })
})

test('a file that broke before or after its tests has failed once', () => {
  const files = [[], ['passed'], ['passed']]
  expect(count(files, { hasPassed: false, broken: 2 })).toMatchObject({ passed: 2, failed: 2 })
})

test.each<[what: string, counted: () => ReturnType<typeof count>]>([
  ['has no tests', () => count([])],
  ['skipped all of them', () => count([['skipped']])],
  ['failed for another reason than a test', () => count([['passed']], { hasPassed: false })],
  ['left no report', () => countTests('nowhere/report.json', true)],
])('a run that %s has failed', (_, counted) => {
  expect(counted().failed).toBe(1)
})
