import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../testing/content-tree.ts'

/** What is told of a pilot after a change of it. */
function spoil(file: string, change: (text: string) => string) {
  const tree = createContentTree()
  tree.edit(file, change)
  return { text: tree.read(file), problems: tree.load().problems }
}

it('misses the block that shows the plan, once for all of its dates', () => {
  const { text, problems } = spoil('pilots/keeper-club.md', (before) => before.replace('\n::milestones\n', '\n'))
  expect(problems).toEqual([
    {
      ...{ file: 'pilots/keeper-club.md', line: lineOf(text, 'milestones:'), column: 1 },
      ...{ severity: 'error', rule: 'figures/unseen' },
      message:
        'the ledger wants visitors to see `m1`, `m2`, `m3`, `m4`, `m5`, `m6` on /pilot/keeper-club, but the text has no `::milestones`',
      fix: 'put `::milestones` into the text, on a line of its own',
    },
  ])
})

it('misses the chart that alone shows a figure', () => {
  const file = 'pilots/lantern-post.md'
  const { text, problems } = spoil(file, (before) =>
    before.replace(/\n::chart\[average-gift\]\n/, '\n').replaceAll(/:stat\[average-gift-(?:test|control)\]/g, 'it'),
  )
  const told = problems.filter(({ rule }) => rule === 'figures/unseen')
  expect(told.map(({ line }) => text.split('\n')[line - 1])).toEqual(['    value: 91.35', '    value: 88.2'])
  expect(told[0]?.fix).toBe('put `::chart[average-gift]`, which shows it, into the text, on a line of its own')
})
