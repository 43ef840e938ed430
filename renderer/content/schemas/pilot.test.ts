import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

it('no goal and no background stands beside the title, where readers look for what came of a pilot', () => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => text.replace('highlights:\n', 'highlights:\n  - new-keepers\n'))
  expect(tree.load().problems).toMatchObject([
    {
      file: 'pilots/keeper-club.md',
      line: lineOf(tree.read('pilots/keeper-club.md'), 'highlights:') + 1,
      message:
        'entry 1 of `highlights`: expected a result or the reach in the first place, beside the title, found "new-keepers"',
      fix: 'name answers or belonging first, or correct what `new-keepers` stands for',
    },
  ])
})

it('a pilot that met its goal says what it hoped for', () => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => text.replace(/^ {2}hoped: .*\n/m, ''))
  expect(tree.load().problems).toMatchObject([
    { file: 'pilots/keeper-club.md', message: expect.stringContaining('expected `hoped` in `glance`') },
  ])
})

it.each([
  ['a part of one', 'value: 7.5\n'],
  ['too many', 'value: 7000\n'],
  ['a range', 'value:\n      from: 6\n      to: 7\n'],
  ['at least so many', 'value: 7\n    qualifier: +\n'],
  ['more than so many', 'value: 7\n    qualifier: over\n'],
  ['a percentage', "value: 7\n    unit: '%'\n"],
  ['money', 'value: 7\n    unit: USD\n'],
])('no marks are drawn for %s', (_, value) => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => text.replace(/value: 7\n.*\n.*\n/, value))
  expect(tree.load().problems).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('expected a value that can be counted') }),
  )
})
