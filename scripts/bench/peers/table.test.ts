import { expect, it } from 'vitest'
import type { Row } from '../results.ts'
import type { ComparisonRow } from './comparison.ts'
import { asTable } from './table.ts'

const machine = { processor: 'A processor', cores: 2, memory: 2 ** 33, system: 'Linux x64', node: '20.20.0' }
const cost = (wall: number): Row => ({
  measure: '',
  size: 20,
  runs: 1,
  wall: { median: wall, least: wall, most: wall },
  memory: { median: 2 ** 20, least: 2 ** 20, most: 2 ** 21 },
})
const row = (name: string, isOurs: boolean, build: number, rebuild: number): ComparisonRow => ({
  ...{ name, version: isOurs ? '' : '1.0.0', isOurs, size: 20, build: cost(build), rebuild: cost(rebuild) },
})
const ours = row('this project', true, 2, 0.5)
const other = row('other', false, 1, 2)

it('the fastest build stands first, and ratios are against ours', () => {
  const table = asTable({
    machine,
    seed: 'x',
    rows: [ours, other],
    own: [],
    missing: ['third was left out: install it'],
  })
  expect(table.split('\n').filter((line) => /^\| (?:this|other)/.test(line))).toEqual([
    '| other 1.0.0 | 1.0 s | 0.5 × | 2 MiB | 2.0 s | 4 × |',
    '| this project | 2.0 s | 1 × | 2 MiB | 500 ms | 1 × |',
  ])
  expect(table).toContain('### 20 pages, 1 run\n')
  expect(table).toContain('third was left out: install it')
})

it('without ours there is no ratio', () => {
  expect(asTable({ machine, seed: 'x', rows: [other], own: [], missing: [] })).toContain('| not measured |')
})
