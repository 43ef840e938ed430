import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

it('a figure of a pilot may not have the id of a milestone', () => {
  const tree = createContentTree()
  tree.edit('pilots/unhcr-us.md', (text) => text.replace('- id: lapsed-donors\n', '- id: m1\n'))
  const clash = tree.load().problems.filter(({ message }) => message.includes('milestone M1'))
  expect(clash).toMatchObject([
    { file: 'pilots/unhcr-us.md', line: lineOf(tree.read('pilots/unhcr-us.md'), '- id: m1'), severity: 'error' },
  ])
})
