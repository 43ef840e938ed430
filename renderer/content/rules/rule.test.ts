import { expect, it } from 'vitest'
import { textsIn } from '../frontmatter/texts-in.ts'
import { runRule } from '../testing/rule-run.ts'
import { atNode } from './rule.ts'

it('finds every text of the frontmatter with its path', () => {
  expect(textsIn({ a: 'x', b: ['y', { c: 'z' }], d: 1, e: null, f: true })).toEqual([
    { text: 'x', path: ['a'] },
    { text: 'y', path: ['b', 0] },
    { text: 'z', path: ['b', 1, 'c'] },
  ])
})

it('tells the place of a node in its file, and leaves out a fix that there is none of', () => {
  const position = { start: { line: 3, column: 7 }, end: { line: 3, column: 9 } }
  const [problem] = runRule((document) => [atNode(document, { position }, 'r', 'm', '')], '', { bodyLine: 10 })
  expect(problem).toEqual({ file: 'pilots/candle.md', line: 12, column: 7, severity: 'error', rule: 'r', message: 'm' })
})

it('tells the beginning of the text for a node without a place', () => {
  expect(runRule((document) => [atNode(document, {}, 'r', 'm')], '', { bodyLine: 10 })).toMatchObject([
    { line: 10, column: 1 },
  ])
})
