import { expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { takeInventory } from './inventory.ts'

it('an inventory says where figures are seen, by the pages and not by the wish of the ledger', () => {
  const loaded = createContentTree().load({ renders: false })
  const inventory = takeInventory(loaded, new Map([['home/ngos', ['/about', '/contact']]]))
  expect(inventory.find(({ id }) => id === 'home/ngos')).toMatchObject({ pages: ['/'], seenOn: ['/about', '/contact'] })
  expect(inventory.find(({ id }) => id === 'home/evaluators')).toMatchObject({ pages: ['/'], seenOn: [] })
})

it('an inventory says nothing of what is seen while the pages are not read', () => {
  const inventory = takeInventory(createContentTree().load({ renders: false }))
  expect(inventory.length).toBeGreaterThan(100)
  expect(inventory.filter((entry) => 'seenOn' in entry)).toEqual([])
})
