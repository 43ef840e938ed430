import { expect, it } from 'vitest'
import { type ReadEntry, readEntry } from '../entries/entry.ts'
import { findFiles } from '../files/files.ts'
import { createContentTree } from '../testing/content-tree.ts'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { checkEntry } from './index.ts'
import type { RuleContext } from './rule.ts'

const context: RuleContext = {
  figures: loadedFixture.figures,
  routes: new Set(['/']),
  phrases: [],
  isUnreviewed: () => false,
  dueOn: () => [],
  draftAt: () => undefined,
  leadsTo: () => undefined,
  categoriesIn: () => ({ names: [], file: '' }),
  isPublicFile: () => true,
  publicNamesIn: () => [],
  anchorsOf: () => [],
  meaningOf: () => undefined,
  termNames: [],
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
  expect(tree.type).toBe('root')
})

it('says that a text is in MDX, which is compiled elsewhere', () => {
  expect(checkEntry(entryWith('pages/about.mdx', '## A\n'), context)).toMatchObject({
    problems: [],
    placeholders: [],
    format: 'mdx',
  })
})

it('puts the headings of a section of the policy below that of the section', () => {
  expect(checkEntry(entryWith('policy/03-your-rights.md', '### A\n'), context).problems).toEqual([])
  expect(checkEntry(entryWith('policy/03-your-rights.md', '## A\n'), context).problems).toHaveLength(1)
})
