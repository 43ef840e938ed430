import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { blockNames, elementName } from '../blocks.ts'
import { parseMdx } from './parse-mdx.ts'
import { findSubsetFaults, remarkSafeSubset } from './safe-subset.ts'

const elements = ['Stat', ...blockNames.map(elementName)]

/** The faults of a text; a text that cannot even be read has one, too. */
function faultsOf(mdx: string) {
  const parsed = parseMdx(mdx, 'page.mdx')
  if ('problem' in parsed) return [{ ...parsed.problem, line: undefined, column: undefined }]
  return findSubsetFaults(parsed.tree).map(({ message, fix, node }) => ({
    message,
    fix,
    line: node.position?.start.line,
    column: node.position?.start.column,
  }))
}

describe('what a page in MDX may hold', () => {
  it.each([
    '## Words, **strong** and [linked](/pilots)\n\n- in a list',
    'All <Stat id="count/pilots" /> pilots.',
    'All <Stat id="count/pilots" form="words" /> pilots.',
    '<Callout title="Not yet">Text with <Stat id="a" /> in it.</Callout>',
    '<Leaders />',
    'A literal \\{brace\\} and \\<tag>',
    '`import x` and `{1 + 1}` in code',
    '```\nimport x from "y"\n{1 + 1}\n<div>\n```',
    'This sentence has import and export in it.',
  ])('%j', (mdx) => {
    expect(faultsOf(mdx)).toEqual([])
  })
})

describe('what it may not hold', () => {
  it.each([
    ["import x from 'node:fs'", 1, 1],
    ['export const x = 1', 1, 1],
    ['export const', 1, 1],
    ['Text {1 +} and so on', 1, 6],
    ['<Stat {...} />', 1, 7],
    ['export default () => null', 1, 1],
    ['Text.\n\nimport "x"', 3, 1],
    ['Two is {1 + 1}.', 1, 8],
    ['{process.exit()}', 1, 1],
    ['{/* a comment */}', 1, 1],
    ['<Leadrs />', 1, 1],
    ['<script>alert(1)</script>', 1, 1],
    ['<div onclick="x" />', 1, 1],
    ['<>a</>', 1, 1],
    ['<Stat.Id />', 1, 1],
    ['<a:b />', 1, 1],
    ['<Stat {...x} />', 1, 7],
    ['<Stat id={x} />', 1, 7],
    ['<Stat id={"count/pilots"} />', 1, 7],
    ['<Stat id />', 1, 7],
    ['<Stat />', 1, 1],
    ['<Stat id="" />', 1, 1],
    ['<Stat id="a" form="roman" />', 1, 1],
    ['<Leaders onclick="x" />', 1, 1],
    ['<Leaders dangerouslySetInnerHTML="x" />', 1, 1],
    ['<Stat id="a" constructor="x" />', 1, 1],
    ['<Stat id="a" __proto__="x" />', 1, 1],
    ['<constructor />', 1, 1],
    ['<stat id="a" />', 1, 1],
    ['<toString />', 1, 1],
    ['<Stat id="count/pilots">99 people</Stat>', 1, 1],
    ['<Leaders>Words</Leaders>', 1, 1],
    ['<Callout title="x">{1}</Callout>', 1, 20],
    ['- <div>a</div>', 1, 3],
    ['> {x}', 1, 3],
    ['[{x}](/pilots)', 1, 2],
  ])('%j, told at its place', (mdx, line, column) => {
    expect(faultsOf(mdx)).toMatchObject([{ line, column }])
  })

  it('says what was meant, or what there is', () => {
    expect(faultsOf('<Leader />')[0]?.fix).toBe('did you mean `Leaders`?')
    expect(faultsOf('<Xyzzyplugh />')[0]?.fix).toContain('Callout')
    expect(faultsOf('<Leaders a="b" />')[0]?.fix).toBe('write `<Leaders />`, without attributes')
    expect(faultsOf('<Callout titel="b">a</Callout>')[0]?.fix).toBe('write `<Callout title="…">`')
    expect(faultsOf('<Stat />')[0]?.fix).toBe('write its id, as in `<Stat id="total-reach" />`')
    expect(faultsOf('<Stat id="a" from="words" />')[0]?.fix).toBe('did you mean `form`?')
    expect(faultsOf('<Stat id="a" form="wrods" />')[0]?.fix).toContain('did you mean `words`?')
    expect(faultsOf('<Stat id="a">9 people</Stat>')[0]?.message).toContain('does not show what is between')
  })

  it.each(elements)('<%s> with anything that could hold code or markup', (name) => {
    for (const attribute of ['onClick', 'style', 'href', 'src', 'children', 'dangerouslySetInnerHTML'])
      expect(faultsOf(`<${name} ${attribute}="a" />`)).toHaveLength(1)
  })

  it('is reported all at once', () => {
    expect(faultsOf('import "x"\n\n{1}\n\n<div />').map(({ line }) => line)).toEqual([1, 3, 5])
  })
})

describe('before a page in MDX is compiled', () => {
  /** What the compiler does before it makes code. */
  async function transform(mdx: string) {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSafeSubset)
    const file = new VFile(mdx)
    await processor.run(processor.parse(file), file)
  }

  it.each([
    '## A\n\n<Callout title="x">All <Stat id="a" />.</Callout>',
    '[a](/b)',
    '[a](https://example.org)',
    '[a](#b)',
    '[a](mailto:b@example.org)',
  ])('data pass: %j', async (mdx) => {
    await expect(transform(mdx)).resolves.toBeUndefined()
  })

  it.each(['[a](javascript:b)', '![a](data:b)', '[a][b]\n\n[b]: vbscript:c', '[a](//evil.example)'])(
    'the address in %j stops it',
    async (mdx) => {
      const reason = expect.stringMatching(/ is not (?:allowed|a complete https address); /)
      await expect(transform(mdx)).rejects.toMatchObject({ reason })
    },
  )

  it.each([
    'import a from "b"',
    'export const a = 1',
    'Two is {1 + 1}',
    '<div />',
    '<Stat {...a} />',
    '<Stat id={a} />',
  ])('%s stops it', async (mdx) => {
    const stopped = { line: 3, reason: expect.stringMatching(/; \S/) }
    await expect(transform(`Text.\n\n${mdx}`)).rejects.toMatchObject(stopped)
  })
})
