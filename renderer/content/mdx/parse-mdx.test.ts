import { describe, expect, it } from 'vitest'
import { placeProblems } from '../problems/place-problems.ts'
import { findLooseAttribute, parseMdx } from './parse-mdx.ts'

/** What is said of a text, with its line and column in it. */
function told(mdx: string) {
  const parsed = parseMdx(mdx, 'page.mdx')
  return 'problem' in parsed ? placeProblems([parsed.problem], () => `---\n---\n${mdx}`) : []
}

describe('a page in MDX', () => {
  it('is read with the places of its nodes', () => {
    const parsed = parseMdx('## A\n\n<Leaders />', 'page.mdx')
    expect('tree' in parsed && parsed.tree.children[1]).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Leaders',
      position: { start: { line: 3, column: 1 } },
    })
  })

  it('is read, and not run', () => {
    Object.assign(globalThis, { wasRun: false })
    expect(parseMdx('export const a = (globalThis.wasRun = true)\n\n{globalThis.wasRun = true}', 'f')).toHaveProperty(
      'tree',
    )
    expect(globalThis).toMatchObject({ wasRun: false })
  })

  it.each([
    ['a component that is not closed', 'Text.\n\n<Callout title="x">', 3],
    ['a component that is closed twice', 'Text.\n\n</Callout>', 3],
    ['components that are closed in the wrong order', 'Text.\n\n<A><B></A></B>', 3],
    ['a brace that is not closed', 'Text.\n\nOne {two', 3],
    ['a sign that begins no component', 'Text.\n\n1 < 2 <3', 3],
    ['code that has no end', 'Text.\n\n<A b={c', 3],
    ['a comment of HTML', 'Text.\n\n<!-- note -->', 3],
  ])('is refused with %s, at its line of the file', (_, mdx, line) => {
    expect(told(mdx)).toMatchObject([{ file: 'page.mdx', line: 2 + line, rule: 'mdx/syntax', severity: 'error' }])
  })

  it('is refused where the parser itself fails', () => {
    const mdx = '<script>alert(1)</script><a href="foo\\\nbar">\n---\n'
    expect(told(mdx)).toMatchObject([{ line: 3, column: 1, rule: 'mdx/syntax' }])
  })

  it('names no line that is not a line of the file', () => {
    expect(told('Text.\n\n<Callout title="x">')[0]?.message).not.toMatch(/\d+:\d+/)
  })

  it('takes what looks like a second frontmatter for a text', () => {
    const parsed = parseMdx('---\nexport const a = 1\n---\n', 'page.mdx')
    expect('tree' in parsed && parsed.tree.children.map(({ type }) => type)).not.toContain('yaml')
  })
})

it.each([
  ['All <Stat id=count/pilots /> of them', 'id', 'count/pilots', 'count'],
  ['All <Stat id=“count/pilots” /> of them', 'id', 'count/pilots', '“count'],
  ['All <Stat id="count/pilots” /> of them', 'id', 'count/pilots', '"count'],
  ['All <Stat id="count/pilots” form="words" />', 'id', 'count/pilots', '"count'],
  ['All <Stat id="count/pilots" form=words />', 'form', 'words', 'words'],
  ['<Callout title=Not yet>a</Callout>', 'title', 'Not yet', 'Not'],
  ['<Callout title=“Not yet”>a</Callout>', 'title', 'Not yet', '“Not'],
  ['<Callout title="Not yet>a</Callout>', 'title', 'Not yet', '"Not'],
])('in %j the value without straight quotes is found', (text, name, value, start) => {
  const attribute = findLooseAttribute(text)
  expect(attribute).toMatchObject({ name, value })
  expect(text.slice(attribute?.index)).toMatch(new RegExp(`^${start}`))
})

it.each([
  'All <Stat id="count/pilots" form=\'words\'/>',
  '<Callout title="They said “not yet”">a = b</Callout>',
  'a < b, and c=d',
])('in %j there is none', (text) => {
  expect(findLooseAttribute(text)).toBeUndefined()
})
