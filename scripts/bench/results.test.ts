import { describe, expect, it } from 'vitest'
import { growthOf, type Row, summarise } from './results.ts'

describe('the results', () => {
  it('put the runs of each measure together', () => {
    const rows = summarise(20, [
      { measure: 'check', cost: { wall: 3, cpu: 2, memory: 10 } },
      { measure: 'cold build', cost: { wall: 8 } },
      { measure: 'check', cost: { wall: 1, cpu: 4, memory: 30 } },
      { measure: 'check', cost: { wall: 2, cpu: 3, memory: 20 } },
    ])
    expect(rows).toEqual([
      {
        measure: 'check',
        size: 20,
        runs: 3,
        wall: { median: 2, least: 1, most: 3 },
        cpu: { median: 3, least: 2, most: 4 },
        memory: { median: 20, least: 10, most: 30 },
      },
      { measure: 'cold build', size: 20, runs: 1, wall: { median: 8, least: 8, most: 8 } },
    ])
  })

  it('tell the growth over the last tenfold of the size', () => {
    const growth = growthOf([row(20, 1), row(200, 2), row(1000, 5), row(10_000, 50)])
    expect(growth).toEqual([{ measure: 'check', from: 1000, to: 10_000, wall: expect.closeTo(1), perPage: 45 / 9000 }])
  })

  it('tell the growth over all sizes where none are ten times apart', () => {
    expect(growthOf([row(100, 1), row(200, 2), row(400, 4)])).toMatchObject([{ from: 100, to: 400 }])
  })

  it('tell no growth of one size', () => expect(growthOf([row(100, 1)])).toEqual([]))
})

function row(size: number, wall: number): Row {
  return { measure: 'check', size, runs: 1, wall: { median: wall, least: wall, most: wall } }
}
