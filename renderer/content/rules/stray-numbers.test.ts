import { expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { strayNumbers } from './stray-numbers.ts'

it('accepts numbers that are figures', () => {
  expect(runRule(strayNumbers, '', { above: ['stats:', '  - id: a', '    value: 6', 'date: 2041-05-14'] })).toEqual([])
})

it('refuses any other number, at its place', () => {
  expect(runRule(strayNumbers, '', { above: ['title: A', 'list:', '  - size: 12', '  - 3'] })).toMatchObject([
    { line: 4, column: 11, rule: 'figures/stray-number', message: '`list.0.size` is a number that no figure covers' },
    { line: 5, column: 5 },
  ])
})
