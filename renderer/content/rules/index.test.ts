import { expect, it } from 'vitest'
import { type ReadEntry, readEntry } from '../entries/entry.ts'
import { findFiles } from '../files/files.ts'
import { createContentTree } from '../testing/content-tree.ts'
import { checkEntry } from './index.ts'
import type { RuleContext } from './rule.ts'

const context: RuleContext = {
  figures: {},
  routes: new Set(['/']),
  phrases: [],
  isUnknown: () => true,
  isUnreviewed: () => false,
  dueOn: () => [],
  draftAt: () => undefined,
  leadsTo: () => undefined,
  categoriesIn: () => undefined,
  isPublicFile: () => true,
  publicNamesIn: () => [],
  anchorsOf: () => [],
  meaningOf: () => undefined,
  termNames: undefined,
  titleOf: () => undefined,
}

/** Reads a file of the content with a text of its own. */
function entryWith(file: string, body: string, change = (text: string) => text): ReadEntry {
  const tree = createContentTree()
  tree.edit(file, (text) => change(text.replace(/(\n---\n)[\s\S]*$/, `$1${body}`)))
  const found = findFiles(tree.root).files.find(({ path }) => path.endsWith(`/${file}`))
  const result = found && readEntry(found)
  if (!result?.ok) throw new Error(`${file} is broken`)
  return result.value
}

it('checks a file against every rule at once', () => {
  const { problems, tree } = checkEntry(entryWith('pages/contact.md', '# A\n\n<b> :x [y](z)\n'), context)
  expect(problems.map(({ rule }) => rule).sort()).toEqual([
    'links/target',
    'markdown/directive',
    'markdown/heading',
    'markdown/html',
  ])
  expect(tree?.type).toBe('root')
})

it('says that a text is in MDX, which is compiled elsewhere', () => {
  expect(checkEntry(entryWith('pages/about.mdx', '## A\n'), context)).toMatchObject({
    problems: [],
    placeholders: [],
    format: 'mdx',
  })
})

it('reports one problem of a text in MDX that cannot be read', () => {
  const { problems, tree } = checkEntry(entryWith('pages/about.mdx', '{\n'), context)
  expect(problems).toMatchObject([{ rule: 'mdx/syntax' }])
  expect(tree).toBeUndefined()
})

it('reports the faults of the fields above a text in MDX that cannot be read, and nothing that the text may explain', () => {
  const lines = 'lead: 977 donors, and 404\naccepted:\n  - text: "404"\n    reason: x\n  - text: "403"\n    reason: x'
  const { problems } = checkEntry(
    entryWith('pages/about.mdx', '{\n', (text) => text.replace(/^lead:.*/m, lines)),
    context,
  )
  expect(problems.map(({ rule, message }) => `${rule} ${/`.*?`/.exec(message)?.[0]}`)).toEqual([
    expect.stringContaining('mdx/syntax'),
    'figures/typed-number `977`',
  ])
})

it('puts the headings of a section of the policy below that of the section', () => {
  expect(checkEntry(entryWith('policy/03-your-rights.md', '### A\n'), context).problems).toEqual([])
  expect(checkEntry(entryWith('policy/03-your-rights.md', '## A\n'), context).problems).toHaveLength(1)
})
