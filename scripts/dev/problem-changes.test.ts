import { expect, it } from 'vitest'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { compareProblems } from './problem-changes.ts'

const problem = (message: string, line = 1): Problem => ({
  ...{ file: 'a.md', line, column: 1, severity: 'error', rule: 'a/b', message },
})

it('tells apart what is new and what is fixed', () => {
  expect(compareProblems([problem('a'), problem('b')], [problem('b'), problem('c')])).toEqual({
    added: [problem('c')],
    fixed: [problem('a')],
  })
})

it('does not take a problem that has moved for another', () => {
  expect(compareProblems([problem('a', 3)], [problem('a', 4)])).toEqual({ added: [], fixed: [] })
})

it('counts equal problems', () => {
  const twice = [problem('a', 1), problem('a', 2)]
  expect(compareProblems([problem('a', 1)], twice)).toEqual({ added: [problem('a', 2)], fixed: [] })
  expect(compareProblems(twice, [problem('a', 1)])).toEqual({ added: [], fixed: [problem('a', 2)] })
})
