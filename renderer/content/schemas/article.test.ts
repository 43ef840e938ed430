import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

it.each([
  ['twice', 'lamps: nominated', 'lamps: ideas'],
  ['by a day', 'value: 19\n', 'value: 2016-04-12\n'],
  ['by a share', 'value: 19\n    unit: ideas', "value: 19\n    unit: '%'"],
  ['by a part of one', 'value: 19\n', 'value: 19.5\n'],
])('lamps cannot be counted %s', (_, from, to) => {
  const tree = createContentTree()
  tree.edit('articles/open-call.md', (text) => text.replace(from, to))
  const text = tree.read('articles/open-call.md')
  expect(tree.load().problems).toContainEqual(
    expect.objectContaining({
      line: lineOf(text, '- id: shortlisted') + 4,
      message: expect.stringContaining('expected a whole number, and no other figure for the same lamps'),
    }),
  )
})
