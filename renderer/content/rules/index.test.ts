import { expect, it } from 'vitest'
import { openEntry, readEntry } from '../entries/entry.ts'
import { findFiles } from '../files/find-files.ts'
import { createContentTree } from '../testing/content-tree.ts'
import { emptyIndex } from '../testing/empty-index.ts'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { checkDocument } from './index.ts'
import type { ContentDocument } from './rule.ts'

const context = { ...emptyIndex, figures: loadedFixture.figures, routes: new Set(['/']), isPublicFile: () => true }

/** Reads a file of the content with a text of its own. */
function documentWith(file: string, body: string, change = (text: string) => text): ContentDocument {
  const tree = createContentTree()
  tree.edit(file, (text) => change(text.replace(/(\n---\n)[\s\S]*$/, `$1${body}`)))
  const found = findFiles(tree.root).files.find(({ path }) => path.endsWith(`/${file}`))
  const read = found && readEntry(found)
  if (!read?.ok) throw new Error(`${file} is broken`)
  return openEntry(read.value)
}

it('checks a file against every rule at once', () => {
  const problems = checkDocument(documentWith('pages/contact.md', '# A\n\n<b> :x [y](z)\n'), context)
  expect(problems.map(({ rule }) => rule).sort()).toEqual([
    'links/target',
    'markdown/directive',
    'markdown/heading',
    'markdown/html',
  ])
})

it('puts the headings of a section of the policy below that of the section', () => {
  expect(checkDocument(documentWith('policy/03-your-rights.md', '### A\n'), context)).toEqual([])
  expect(checkDocument(documentWith('policy/03-your-rights.md', '## A\n'), context)).toHaveLength(1)
})
