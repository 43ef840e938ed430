import { expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { atNode } from './rule.ts'

it('tells the place of a node in its file, and leaves out a fix that there is none of', () => {
  const position = { start: { line: 3, column: 7 }, end: { line: 3, column: 9 } }
  const [problem] = runRule((document) => [atNode(document, { type: 'text', position }, 'r', 'm', '')], '', {
    bodyLine: 10,
  })
  expect(problem).toEqual({ file: 'pilots/candle.md', line: 12, column: 7, severity: 'error', rule: 'r', message: 'm' })
})

it('tells the beginning of the text for a node without a place', () => {
  expect(runRule((document) => [atNode(document, { type: 'text' }, 'r', 'm')], '', { bodyLine: 10 })).toMatchObject([
    { line: 10, column: 1 },
  ])
})
