import { expect, it } from 'vitest'
import { loadContent } from '../../renderer/content/load.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { takeInventory } from './inventory.ts'

const { root, publicFolder, day } = fixture
const loaded = loadContent({ root, publicFolder, today: day })

it('an inventory says where figures are seen, by the pages and not by the wish of the ledger', () => {
  const inventory = takeInventory(loaded, new Map([['home/museums', ['/about', '/contact']]]))
  expect(inventory.find(({ id }) => id === 'home/museums')).toMatchObject({
    pages: ['/'],
    seenOn: ['/about', '/contact'],
  })
  expect(inventory.find(({ id }) => id === 'home/judges')).toMatchObject({ pages: ['/'], seenOn: [] })
})

it('an inventory says nothing of what is seen while the pages are not read', () => {
  const inventory = takeInventory(loaded)
  expect(inventory.length).toBeGreaterThan(100)
  expect(inventory.filter((entry) => 'seenOn' in entry)).toEqual([])
})
