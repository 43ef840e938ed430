import { expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { noEmptyBlocks } from './directives.ts'

it('accepts a block whose field says something', () => {
  const above = ['quotes:', '  - text: A', 'keyQuestion: Why?']
  expect(runRule(noEmptyBlocks, '::quotes\n\n::key-question', { above })).toEqual([])
})

it('reports a block whose field is missing or empty, at the block', () => {
  expect(runRule(noEmptyBlocks, 'A\n\n::quotes\n\n::languages', { above: ['languages: []'] })).toMatchObject([
    { line: 6, message: '`::quotes` shows nothing: this file has no field `quotes`' },
    { line: 8, message: '`::languages` shows nothing: this file has no field `languages`' },
  ])
})
