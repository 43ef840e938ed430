import { expect, it } from 'vitest'
import type { Row } from '../results.ts'
import type { ComparisonRow } from './comparison.ts'
import { ownNames } from './contestant.ts'
import { compareWithTargets } from './targets.ts'

const rowOf = (measure: string, size: number, time: number): Row => {
  const spread = { median: time, least: time, most: time }
  return { measure, size, runs: 1, wall: spread, cpu: spread }
}
const compared = (name: string, size: number, build: number, rebuild = build): ComparisonRow => {
  const isOurs = Object.values(ownNames).some((own) => own === name)
  return { name, version: '', isOurs, size, build: rowOf('', size, build), rebuild: rowOf('', size, rebuild) }
}

it('says of each measure that was taken whether it is where it shall be', () => {
  const rows = [
    ...[compared(ownNames.plain, 20, 4), compared(ownNames.full, 20, 8, 1.5)],
    ...[compared('astro', 20, 3), compared('eleventy', 20, 2)],
  ]
  const own = [
    ...[rowOf('rebuild, no change', 20, 0.2), rowOf('rebuild, no change', 4000, 0.5)],
    rowOf('preview ready', 1000, 2.5),
  ]
  expect(compareWithTargets({ rows, own, site: rowOf('', 1, 0.7) })).toEqual([
    {
      ...{ what: 'cold build, same features, 20 pages', wanted: 'quicker than Astro' },
      ...{ found: '1.3 × (4.0 s to 3.0 s)', isMet: false },
    },
    {
      ...{ what: 'cold build, all features, 20 pages', wanted: 'at most 2 × the same features' },
      ...{ found: '2 × (8.0 s to 4.0 s)', isMet: true },
    },
    {
      ...{ what: 'rebuild after one edit, 20 pages', wanted: 'quicker than Eleventy' },
      ...{ found: '0.75 × (1.5 s to 2.0 s)', isMet: true },
    },
    {
      ...{ what: 'rebuild, no change, 4,000 pages', wanted: 'at most 2 × that at 20 pages' },
      ...{ found: '2.5 × (500 ms to 200 ms)', isMet: false },
    },
    {
      ...{ what: 'live preview of known content, ready, 1,000 pages', wanted: 'at most 3 s' },
      ...{ found: '2.5 s', isMet: true },
    },
    { what: 'check of this site, CPU', wanted: 'at most 0.6 s', found: '700 ms', isMet: false },
  ])
})

it('says nothing of what was not measured', () => {
  expect(compareWithTargets({ rows: [compared('astro', 20, 3)], own: [] })).toEqual([])
})
