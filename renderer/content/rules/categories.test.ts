import { expect, it } from 'vitest'
import { createContentTree, placesOf } from '../testing/content-tree.ts'

it('a category that writers add to the settings is one for pilots, and for nothing else', () => {
  const tree = createContentTree()
  const change = (text: string) => text.replace(/^category: .*/m, 'category: Night Watch')
  tree.edit('settings.md', (text) =>
    text.replace('    - Data Analytics\n', '    - Data Analytics\n    - Night Watch\n'),
  )
  tree.edit('pilots/keeper-club.md', change)
  expect(tree.load().problems).toEqual([])
  tree.edit('articles/charter.md', change)
  expect(placesOf(tree.load().problems)).toEqual([
    expect.stringMatching(/^articles\/charter\.md:\d+ frontmatter\/value$/),
  ])
})

it('a category that is renamed in the settings alone is reported at each file that has the old name', () => {
  const tree = createContentTree()
  tree.edit('settings.md', (text) => text.replace('    - Platform Innovation\n', "    - Keepers' Innovation\n"))
  expect(tree.load().problems).toMatchObject([
    { file: 'pilots/keeper-club.md', message: expect.stringContaining('found "Platform Innovation"') },
  ])
  // An apostrophe is typeset in both.
  tree.edit('pilots/keeper-club.md', (text) => text.replace('Platform Innovation', "Keepers' Innovation"))
  expect(tree.load().problems).toEqual([])
})

it('an edition is what the settings say, by a name that they list', () => {
  const tree = createContentTree()
  const before = createContentTree().loadReadable().figures['count/editions']?.value
  tree.edit('settings.md', (text) => text.replaceAll('Innovation Challenge', 'Open Call'))
  tree.edit('articles/open-call.md', (text) => text.replace('category: Innovation Challenge', 'category: Open Call'))
  tree.edit('articles/second-call.md', (text) => text.replace('category: Innovation Challenge', 'category: Open Call'))
  const { problems, figures } = tree.loadReadable()
  expect(problems).toEqual([])
  expect(figures['count/editions']?.value).toBe(before)
  expect(before).toBeGreaterThan(0)
})
