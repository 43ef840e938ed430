import { expect, test } from 'vitest'
import { harmless } from './harmless.ts'
import { allMutants, drawSample, isSame } from './sample.ts'

const mutants = allMutants()

test('faults are put into the engine, and not into its tests and tools', () => {
  const files = [...new Set(mutants.map(({ file }) => file))]
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /test|bench/.test(file))).toEqual([])
})

test('a sample is the same for the same seed, another for another, and takes one fault of a file', () => {
  const sample = drawSample(mutants, 60, 'one')
  expect(drawSample(mutants, 60, 'one')).toEqual(sample)
  expect(drawSample(mutants, 60, 'two')).not.toEqual(sample)
  const files = sample.map(({ file }) => file)
  expect(files).toEqual([...new Set(files)])
})

test('a sample has no fault that is known to be harmless', () => {
  const known = mutants.filter((mutant) => harmless.some((fault) => isSame(fault, mutant)))
  expect(known).not.toEqual([])
  expect(drawSample(known, 60, 'one')).toEqual([])
})

test('what is known to be harmless still stands in the code', () => {
  const gone = harmless.filter((known) => mutants.every((mutant) => !isSame(known, mutant)))
  expect(gone).toEqual([])
})
