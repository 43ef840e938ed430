import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

it('every rule looks at a text, and the headings of a section of the policy are below that of the section', () => {
  const tree = createContentTree()
  tree.edit('policy/03-your-rights.md', (text) => `${text}\n### A\n\n## B\n\n<b> :x [y](z)\n`)
  const line = lineOf(tree.read('policy/03-your-rights.md'), '## B')
  const places = tree.load().problems.map((told) => `${told.line - line} ${told.rule}`)
  expect(places.sort()).toEqual(['0 markdown/heading', '2 links/target', '2 markdown/directive', '2 markdown/html'])
})

it('no rule complains of a part of a sentence that is marked as unconfirmed', () => {
  const tree = createContentTree()
  const marked = 'We keep [what: to be confirmed] [period: to be confirmed], (as [the basis: to be confirmed] says).'
  tree.edit('policy/03-your-rights.md', (text) => `${text}\n${marked}\n\n- [Period: to be confirmed]\n`)
  tree.edit('pages/about.mdx', (text) => `${text}\n${marked}\n`)
  tree.edit('pages/privacy-policy.md', (text) =>
    text.replace(/^lead: .*$/m, `lead: '${marked} :stat[count/policy-sections] :stat[minimum-age]'`),
  )
  expect(tree.load().problems).toEqual([])
})
