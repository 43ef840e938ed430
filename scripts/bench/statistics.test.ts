import { describe, expect, it } from 'vitest'
import { fc } from '../../renderer/content/testing/property.ts'
import { growthExponent, median } from './statistics.ts'

const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true })

describe('the median', () => {
  it('is the value in the middle', () => expect(median([9, 1, 5])).toBe(5))

  it('of an even number of values lies between the two in the middle', () => expect(median([4, 1, 2, 100])).toBe(3))

  it('has as many values above it as below', () => {
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1 }), (values) => {
        const middle = median(values)
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2)
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1 }), (values) => {
        expect(median([...values].reverse())).toBe(median(values))
      }),
    )
  })

  it('of no values does not exist', () => expect(() => median([])).toThrow(RangeError))
})

describe('the growth exponent', () => {
  it('is the power of the size by which the cost grows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 2, max: 100 }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (size, times, exponent, factor) => {
          const cost = (at: number) => ({ size: at, value: factor * at ** exponent })
          expect(growthExponent(cost(size), cost(size * times))).toBeCloseTo(exponent, 6)
        },
      ),
    )
  })

  it.each([
    [
      { size: 10, value: 1 },
      { size: 10, value: 2 },
    ],
    [
      { size: 10, value: 0 },
      { size: 100, value: 2 },
    ],
    [
      { size: 10, value: 1 },
      { size: 100, value: -2 },
    ],
  ])('from %j to %j does not exist', (from, to) => expect(() => growthExponent(from, to)).toThrow(RangeError))
})
