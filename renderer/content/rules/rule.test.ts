import { expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { atNode } from './rule.ts'

it('tells the place of a node in its file, and leaves out a fix that there is none of', () => {
  const position = { start: { line: 3, column: 7, offset: 9 }, end: { line: 3, column: 9, offset: 11 } }
  const [problem] = runRule(
    (document) => [atNode(document, { type: 'text', position }, 'r', 'm', '')],
    'a\n\nbcdefghij',
  )
  expect(problem).toEqual({ file: 'pilots/candle.md', line: 6, column: 7, severity: 'error', rule: 'r', message: 'm' })
})

it('tells the beginning of the text for a node without a place', () => {
  expect(runRule((document) => [atNode(document, { type: 'text' }, 'r', 'm')], '')).toMatchObject([
    { line: 4, column: 1 },
  ])
})
