import { expect, test } from 'vitest'
import { addOutcomes, countLine, noOutcome, slowestFiles } from './outcome.ts'

const file = (name: string, seconds: number) => ({ step: 'units', name, seconds })

test('the last line counts what passed and failed, and what was skipped only where something was', () => {
  expect(countLine({ ...noOutcome, passed: 12 })).toBe('12 passed, 0 failed')
  expect(countLine({ ...noOutcome, passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
})

test('outcomes add up, and keep what each of them tells', () => {
  const sum = addOutcomes([
    { ...noOutcome, passed: 2, notes: ['24 rounds'] },
    { ...noOutcome, passed: 1, failed: 1, failures: ['a.test.ts: it holds'] },
  ])
  expect(sum).toEqual({ ...noOutcome, passed: 3, failed: 1, failures: ['a.test.ts: it holds'], notes: ['24 rounds'] })
})

test('the slowest files come slowest first, and no more than are asked for', () => {
  const outcome = { ...noOutcome, files: [file('a', 1), file('b', 12.34), file('c', 3)] }
  expect(slowestFiles(outcome, 2)).toEqual(['   12.3 s  b', '    3.0 s  c'])
  expect(slowestFiles(noOutcome)).toEqual([])
})
