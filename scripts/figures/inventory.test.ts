import { expect, it } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import type { PageReading } from '../../renderer/reading/check-reading.ts'
import { takeInventory } from './inventory.ts'

const page = (path: string, ...ids: string[]): PageReading => ({
  path,
  file: 'a.md',
  head: [],
  figures: ids.map((id) => ({ id, element: 'data', machine: '1', words: '1' })),
  loose: [],
  changed: [],
  numbering: [],
})

it('an inventory says where figures are seen, by the pages and not by the wish of the ledger', () => {
  const loaded = createContentTree().load({ renders: false })
  const pages = [page('/about', 'home/ngos', 'home/ngos'), page('/contact', 'home/ngos')]
  const inventory = takeInventory(loaded, pages)
  expect(inventory.find(({ id }) => id === 'home/ngos')).toMatchObject({ pages: ['/'], seenOn: ['/about', '/contact'] })
  expect(inventory.find(({ id }) => id === 'home/evaluators')).toMatchObject({ pages: ['/'], seenOn: [] })
})

it('an inventory says nothing of what is seen while the pages are not read', () => {
  const inventory = takeInventory(createContentTree().load({ renders: false }))
  expect(inventory.length).toBeGreaterThan(100)
  expect(inventory.filter((entry) => 'seenOn' in entry)).toEqual([])
})
