import { expect, it } from 'vitest'
import { type Problem, sortProblems } from './problem.ts'
import { fc } from './testing/property.ts'

const problem = fc.record<Problem>({
  file: fc.constantFrom('a.md', 'b.md', 'B.md', 'ä.md'),
  line: fc.integer({ min: 1, max: 12 }),
  column: fc.integer({ min: 1, max: 3 }),
  severity: fc.constant('error'),
  rule: fc.constantFrom('links/target', 'files/name'),
  message: fc.constantFrom('one', 'two'),
})

it('puts problems in order of file, line and column, and numbers by their size', () => {
  const at = (file: string, line: number, column: number): Problem => ({
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
