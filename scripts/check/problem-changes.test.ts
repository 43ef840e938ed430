import { expect, it } from 'vitest'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { compareProblems } from './problem-changes.ts'

const problem = (message: string, line = 1): Problem => ({
  ...{ file: 'a.md', line, column: 1, severity: 'error', rule: 'a/b', message },
})

const nothing = { added: [], fixed: [], unsure: [] }

it('tells apart what is new and what is fixed', () => {
  expect(compareProblems([problem('a'), problem('b')], [problem('b'), problem('c')])).toEqual({
    added: [problem('c')],
    fixed: [problem('a')],
    unsure: [],
  })
})

it('does not take a problem that has moved for another', () => {
  expect(compareProblems([problem('a', 3)], [problem('a', 4)])).toEqual(nothing)
})

it('counts equal problems', () => {
  const twice = [problem('a', 1), problem('a', 2)]
  expect(compareProblems([problem('a', 1)], twice)).toEqual({ ...nothing, added: [problem('a', 2)] })
  expect(compareProblems(twice, [problem('a', 1)])).toEqual({ ...nothing, fixed: [problem('a', 2)] })
})

it('does not call fixed what nobody can tell any more', () => {
  const { fixed, unsure } = compareProblems([problem('a'), problem('b')], [], ({ message }) => message === 'b')
  expect(fixed).toEqual([problem('a')])
  expect(unsure).toEqual([problem('b')])
})
