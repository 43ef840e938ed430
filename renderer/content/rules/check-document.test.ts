import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

it('every rule looks at a text, and the headings of a section of the policy are below that of the section', () => {
  const tree = createContentTree()
  tree.edit('policy/03-your-rights.md', (text) => `${text}\n### A\n\n## B\n\n<b> :x [y](z)\n`)
  const line = lineOf(tree.read('policy/03-your-rights.md'), '## B')
  const places = tree.load().problems.map((told) => `${told.line - line} ${told.rule}`)
  expect(places.sort()).toEqual(['0 markdown/heading', '2 links/target', '2 markdown/directive', '2 markdown/html'])
})
