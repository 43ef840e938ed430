import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { remarkSafeSubset } from './safe-subset.ts'

/** What the compiler of pages in MDX does before it makes code. */
async function transform(mdx: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSafeSubset)
  const file = new VFile(mdx)
  await processor.run(processor.parse(file), file)
}

it('lets data pass', async () => {
  await expect(transform('## A\n\n<Callout title="x">All <Stat id="a" />.</Callout>')).resolves.toBeUndefined()
})

it.each(['[a](javascript:b)', '![a](data:b)', '[a][b]\n\n[b]: vbscript:c', '[a](//evil.example)'])(
  'stops the compilation at the address in %j',
  async (mdx) => {
    await expect(transform(mdx)).rejects.toMatchObject({
      reason: expect.stringMatching(/ is not allowed; | leads to .*; /),
    })
  },
)

it.each(['[a](/b)', '[a](https://example.org)', '[a](#b)', '[a](mailto:b@example.org)'])(
  'lets pass %j',
  async (mdx) => {
    await expect(transform(mdx)).resolves.toBeUndefined()
  },
)

it.each(['import a from "b"', 'export const a = 1', 'Two is {1 + 1}', '<div />', '<Stat {...a} />', '<Stat id={a} />'])(
  'stops the compilation at %s',
  async (mdx) => {
    await expect(transform(`Text.\n\n${mdx}`)).rejects.toMatchObject({ line: 3, reason: expect.stringMatching(/; \S/) })
  },
)
