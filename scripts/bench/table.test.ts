import { expect, it } from 'vitest'
import { asTable } from './table.ts'

it('shows the median of each measure at each size', () => {
  const timings = [
    { measure: 'check', size: 20, seconds: 0.5 },
    { measure: 'build', size: 20, seconds: 4 },
    { measure: 'check', size: 20, seconds: 0.31 },
    { measure: 'check', size: 20, seconds: 2 },
    { measure: 'check', size: 1000, seconds: 3 },
    { measure: 'check', size: 1000, seconds: 2 },
    { measure: 'build', size: 1000, seconds: 31.4 },
  ]
  expect(asTable(timings).split('\n')).toEqual([
    '| seconds | 20 pages | 1,000 pages |',
    '| --- | ---: | ---: |',
    '| check | 0.50 | 2.5 |',
    '| build | 4.0 | 31 |',
  ])
})
