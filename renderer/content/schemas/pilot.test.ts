import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

it('a figure of a pilot may not have the id of a milestone', () => {
  const tree = createContentTree()
  tree.edit('pilots/lantern-post.md', (text) => text.replace('- id: lapsed-friends\n', '- id: m1\n'))
  const clash = tree.load().problems.filter(({ message }) => message.includes('milestone M1'))
  expect(clash).toMatchObject([
    {
      file: 'pilots/lantern-post.md',
      line: lineOf(tree.read('pilots/lantern-post.md'), '- id: m1'),
      severity: 'error',
    },
  ])
})
