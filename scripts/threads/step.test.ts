import { expect, test } from 'vitest'
import { fc } from '../../renderer/content/testing/property.ts'
import { ownBySize, ownOf } from './step.ts'

const shares = (count: number) => Array.from({ length: count }, (_, index) => ({ index, count }))
const sizes = fc.array(fc.nat(1000))
const counts = fc.integer({ min: 1, max: 4 })

test.each([
  ['one after the other', ownOf],
  [
    'by their sizes',
    (items: { size: number }[], share: { index: number; count: number }) => ownBySize(items, ({ size }) => size, share),
  ],
])('items that are shared %s each have one owner', (_, own) => {
  fc.assert(
    fc.property(sizes, counts, (all, count) => {
      const items = all.map((size) => ({ size }))
      const owned = shares(count).flatMap((share) => own(items, share))
      expect(owned).toHaveLength(items.length)
      expect(new Set(owned)).toEqual(new Set(items))
    }),
  )
})

test('shares by size differ by the largest item at most', () => {
  fc.assert(
    fc.property(sizes, counts, (all, count) => {
      const sums = shares(count).map((share) =>
        ownBySize(all, (size) => size, share).reduce((sum, size) => sum + size, 0),
      )
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(Math.max(0, ...all))
    }),
  )
})
