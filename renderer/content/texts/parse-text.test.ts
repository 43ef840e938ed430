import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { limits } from '../files/limits.ts'
import { parse } from '../markdown/processor.ts'
import { findTooDeep, parseText } from './parse-text.ts'

const deep: readonly [string, (depth: number) => string][] = [
  ['quotations', (depth) => `${'>'.repeat(depth)} a`],
  ['lists', (depth) => `${'- '.repeat(depth)}a`],
  ['emphasis', (depth) => `${'*a _b '.repeat(depth / 2)}${'_ b* '.repeat(depth / 2)}`],
]

describe('a text may be nested', () => {
  it.each([1, 5, limits.nesting - 2])('%d deep', (depth) => {
    expect(parseText({ file: 'a.md', body: `${'>'.repeat(depth)} a` })).toHaveProperty('tree')
  })

  it('to the limit, which is counted as the tree is built', () => {
    const quotation = (depth: number): Nodes =>
      ({ type: 'blockquote', children: depth > 1 ? [quotation(depth - 1)] : [] }) as Nodes
    const rootOf = (depth: number) => ({ type: 'root' as const, children: [quotation(depth)].filter(isBlock) })
    const isBlock = (node: Nodes) => node.type === 'blockquote'
    expect(findTooDeep(rootOf(limits.nesting))).toBeUndefined()
    expect(findTooDeep(rootOf(limits.nesting + 1))).toMatchObject({ type: 'blockquote', children: [] })
  })
})

describe('a text that is nested too deep is reported at its place', () => {
  it.each(deep)('%s', (_, write) => {
    expect(parseText({ file: 'a.md', body: `Fine.\n\n${write(200)}` })).toMatchObject({
      problem: { file: 'a.md', severity: 'error', rule: 'markdown/nesting' },
    })
  })

  it('in MDX', () => {
    const body = `Fine.\n\n${'<Callout title="x">\n\n'.repeat(3000)}${'</Callout>\n\n'.repeat(3000)}`
    expect(parseText({ file: 'a.mdx', body })).toMatchObject({
      problem: { offset: 'Fine.\n\n'.length + limits.nesting * '<Callout title="x">\n\n'.length, rule: 'mdx/nesting' },
    })
  })

  it('however deep, without running out of stack', () => {
    expect(findTooDeep(parse('>'.repeat(6000)))).toMatchObject({ position: { start: { line: 1 } } })
  })
})
