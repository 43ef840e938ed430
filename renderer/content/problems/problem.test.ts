import { describe, expect, it } from 'vitest'
import { limits } from '../files/limits.ts'
import { fc } from '../testing/property.ts'
import { limitProblems, type PlacedProblem, placeIn, sortProblems } from './problem.ts'

const problem = fc.record<PlacedProblem>({
  file: fc.constantFrom('a.md', 'b.md', 'B.md', 'ä.md'),
  line: fc.integer({ min: 1, max: 12 }),
  column: fc.integer({ min: 1, max: 3 }),
  severity: fc.constant('error'),
  rule: fc.constantFrom('links/target', 'files/name'),
  message: fc.constantFrom('one', 'two'),
})

it('puts problems in order of file, line and column, and numbers by their size', () => {
  const at = (file: string, line: number, column: number): PlacedProblem => ({
    ...{ file, line, column },
    ...{ severity: 'error', rule: 'r', message: 'm' },
  })
  const sorted = [at('a.md', 2, 10), at('a.md', 10, 1), at('a.md', 10, 2), at('b.md', 1, 1)]
  expect(sortProblems([...sorted].reverse())).toEqual(sorted)
})

it('puts problems into the same order, however they came', () => {
  fc.assert(
    fc.property(fc.array(problem), (problems) => {
      const before = [...problems]
      expect(sortProblems([...problems].reverse())).toEqual(sortProblems(problems))
      expect(problems).toEqual(before)
    }),
  )
})

describe('of one file are reported', () => {
  const problem = (index: number, more: Partial<PlacedProblem> = {}): PlacedProblem => ({
    ...{ file: 'a.md', line: index + 1, column: 1, severity: 'error', rule: 'r', message: 'm' },
    ...more,
  })
  const many = (length: number, more?: Partial<PlacedProblem>) =>
    Array.from({ length }, (_, index) => problem(index, more))

  it('as many problems as somebody fixes at a time, and that there are more', () => {
    const reported = limitProblems(many(limits.problems + 50))
    expect(reported).toHaveLength(limits.problems + 1)
    expect(reported.at(-1)).toMatchObject({ line: limits.problems + 1, severity: 'error', rule: 'files/more' })
    expect(limitProblems(many(limits.problems))).toEqual(many(limits.problems))
  })

  it('errors beneath any number of warnings, and those of other files', () => {
    const errors = [problem(900), problem(3, { file: 'b.md' })]
    const reported = limitProblems([...many(500, { severity: 'warning' }), ...errors])
    expect(reported.slice(-2)).toEqual(errors)
  })
})

it.each([
  ['the first character', 0, { line: 1, column: 1 }],
  ['the end of a line', 2, { line: 1, column: 3 }],
  ['an empty line', 3, { line: 2, column: 1 }],
  ['the first of a line', 4, { line: 3, column: 1 }],
  ['the end', 6, { line: 3, column: 3 }],
])('%s has its line and column', (_, index, place) => {
  expect(placeIn('ab\n\ncd', index)).toEqual(place)
})
