import { expect, test } from 'vitest'
import type { Chart, ChartKind } from './chart.ts'
import { findChartFaults } from './chart-faults.ts'
import type { Stat } from './figure.ts'

const stat = (id: string, value: Stat['value'], unit?: string): Stat => ({
  ...{ id, label: id, value, notation: 'standard' },
  ...(unit && { unit }),
})

const stats: Stat[] = [
  stat('gift', 91.35, 'USD'),
  stat('other-gift', 88.26, 'USD'),
  stat('donors', 800, 'people'),
  stat('crowd', 41_300, 'people'),
  stat('part', 20, '%'),
  stat('tenth', 0.1, '%'),
  stat('fine', 5.55, '%'),
  stat('visits', 4, 'visits'),
  stat('bare', 20),
  stat('none', 0, 'people'),
  stat('since', 'Dec 2023'),
  stat('spoilt', '41,300'),
]

function chartOf(kind: ChartKind, ids: readonly string[], all = 'crowd'): Chart {
  const head = { id: 'a', title: 'A' }
  const figures = ids.map((figure) => ({ figure, label: figure }))
  const whole = { figure: all, label: 'All' }
  if (kind === 'form') return { ...head, kind, fields: ['Name'], button: 'Join' }
  return kind === 'parts' ? { ...head, kind, whole, figures } : { ...head, kind, figures }
}

const faultsOf = (kind: ChartKind, figures: readonly string[], whole?: string) =>
  findChartFaults([chartOf(kind, figures, whole)], stats).map(({ path, message }) => [path.slice(2).join('.'), message])

test.each<[ChartKind, string[], string?]>([
  ['comparison', ['gift', 'other-gift']],
  ['comparison', ['bare', 'bare']],
  ['parts', ['donors'], 'crowd'],
  ['parts', ['donors', 'none'], 'donors'],
  ['dots', ['tenth']],
  ['dots', ['donors', 'bare', 'visits']],
  ['ratio', ['donors', 'visits']],
  ['form', []],
  // What is no value at all is told where it stands.
  ['comparison', ['spoilt']],
])('a sound chart: %s of %j', (kind, figures, whole) => {
  expect(faultsOf(kind, figures, whole)).toEqual([])
})

test('an empty frame has only figures that are nothing', () => {
  const faultsWith = (blank: string, kind: 'dots' | 'comparison' = 'dots') =>
    findChartFaults([{ id: 'a', title: 'A', kind, figures: [{ figure: 'tenth', label: 'A' }], blank }], stats)
  expect(faultsWith('How many came isn’t known.')).toEqual([])
  expect(faultsWith('Replies :stat[none]')).toEqual([])
  for (const id of ['donors', 'nothing'])
    expect(faultsWith(`Replies :stat[${id}]`)).toMatchObject([{ path: ['charts', 0, 'blank'] }])
  // Beside bars it would look like one.
  expect(faultsWith('Replies :stat[none]', 'comparison')).toMatchObject([{ path: ['charts', 0, 'blank'] }])
})

const numbers = 'expected a figure of this file that is a number'
const mixed = (expected: string) => `expected ${expected} is, because figures of other units cannot be compared`
const undrawable = (kind: string, expected: string) =>
  `expected ${expected}, because the kind ${kind} draws nothing else`
const dots = undrawable('dots', 'one percentage, or whole numbers up to 1000, the largest first')
const ratio = undrawable('ratio', 'a value of which the first figure is 2 to 1000 times as much')

test.each<[ChartKind, string[], string | undefined, string, string]>([
  ['comparison', ['gfit'], undefined, 'figures.0.figure', numbers],
  ['comparison', ['since'], undefined, 'figures.0.figure', numbers],
  ['parts', ['donors'], 'all', 'whole.figure', numbers],
  ['comparison', ['gift', 'donors'], undefined, 'figures.1.figure', mixed('a figure in USD, as `gift`')],
  ['comparison', ['bare', 'gift'], undefined, 'figures.1.figure', mixed('a figure without a unit, as `bare`')],
  ['parts', ['gift'], 'donors', 'figures.0.figure', mixed('a figure in people, as `donors`')],
  ['dots', ['part', 'visits'], undefined, 'figures.1.figure', mixed('a figure in %, as `part`')],
  ['dots', ['donors', 'part'], undefined, 'figures.1.figure', mixed('a count, as `donors`')],
  ['ratio', ['donors', 'part'], undefined, 'figures.1.figure', mixed('a count, as `donors`')],
  ['dots', ['crowd'], undefined, 'figures.0.figure', dots],
  ['dots', ['tenth', 'part'], undefined, 'figures.1.figure', dots],
  ['dots', ['visits', 'donors'], undefined, 'figures.1.figure', dots],
  ['ratio', ['visits', 'donors'], undefined, 'figures.1.figure', ratio],
  ['ratio', ['crowd', 'visits'], undefined, 'figures.1.figure', ratio],
  ['ratio', ['donors', 'none'], undefined, 'figures.1.figure', ratio],
])('%s of %j is told at its place, once', (kind, figures, whole, place, message) => {
  expect(faultsOf(kind, figures, whole)).toEqual([[place, message]])
})

test('what a fix says can be followed', () => {
  const fixes = findChartFaults(
    [
      chartOf('comparison', ['gift', 'donors']),
      chartOf('dots', ['bare', 'donors']),
      chartOf('dots', ['tenht']),
      chartOf('dots', ['nothing-like-it']),
    ],
    stats,
  )
  expect(fixes.map(({ fix }) => fix)).toEqual([
    'give `donors`, which is in people, a chart of its own, or correct its `unit`',
    'put the largest first, or choose another `kind` or other figures',
    'did you mean `tenth`?',
    'write one of gift, other-gift, donors, crowd, part, tenth, fine, visits, bare, none, define it under `stats`, or remove it from the chart',
  ])
})

test('where two figures share a name, only that fault is reported', () => {
  expect(findChartFaults([chartOf('comparison', ['gfit'])], [...stats, ...stats])).toEqual([])
  // Nor is a value out of order after one that is missing.
  expect(findChartFaults([chartOf('dots', ['donors', 'gfit', 'bare'])], [...stats, ...stats])).toEqual([])
})
