import { expect, test } from 'vitest'
import { type Chart, findMixedUnits, findUnknownBars } from './chart.ts'
import type { Stat } from './figure.ts'

const stats: Stat[] = [
  { id: 'test', label: 'test group', value: 91.35, notation: 'standard' },
  { id: 'since', label: 'start', value: 'Dec 2023', notation: 'standard' },
]

function chartOf(figure: string, whole?: string): Chart {
  return {
    id: 'gift',
    kind: 'comparison',
    title: 'Average gift',
    bars: [{ figure, label: 'Test group' }],
    ...(whole && { whole: { figure: whole, label: 'All' } }),
  }
}

test('a bar of a figure of the file is sound', () => {
  expect(findUnknownBars([chartOf('test')], stats)).toEqual([])
})

test('a bar of an unknown figure is told with its place and the figures there are', () => {
  expect(findUnknownBars([chartOf('tset')], stats)).toEqual([
    {
      path: ['charts', 0, 'bars', 0, 'figure'],
      message: 'expected a figure of this file that is a number: test',
      fix: 'did you mean `test`?',
    },
  ])
})

test('a date has no length', () => {
  expect(findUnknownBars([chartOf('since')], stats)).toHaveLength(1)
})

test('where two figures share a name, that fault is told alone', () => {
  expect(findUnknownBars([chartOf('tset')], [...stats, ...stats])).toEqual([])
})

test('what is no value at all is told where it stands, not at the bar', () => {
  const spoilt: Stat[] = [{ id: 'test', label: 'test group', value: '41,300', notation: 'standard' }]
  expect(findUnknownBars([chartOf('test')], spoilt)).toEqual([])
})

test('the whole is checked likewise', () => {
  expect(findUnknownBars([chartOf('test', 'total')], stats).map(({ path }) => path)).toEqual([
    ['charts', 0, 'whole', 'figure'],
  ])
})

const units: Stat[] = [
  { id: 'gift', label: 'gift', value: 91.35, unit: 'USD', notation: 'standard' },
  { id: 'other-gift', label: 'gift', value: 88.26, unit: 'USD', notation: 'standard' },
  { id: 'donors', label: 'donors', value: 800, unit: 'people', notation: 'standard' },
  { id: 'part', label: 'part', value: 20, unit: '%', notation: 'standard' },
  { id: 'bare', label: 'bare', value: 20, notation: 'standard' },
]
const mixed = (kind: Chart['kind'], figures: string[], whole?: string) =>
  findMixedUnits(
    [{ ...chartOf('gift', whole), kind, bars: figures.map((figure) => ({ figure, label: figure })) }],
    units,
  ).map(({ path, message }) => [path.at(-2), message])

test.each<[Chart['kind'], string[], string | undefined]>([
  ['comparison', ['gift', 'other-gift'], undefined],
  ['comparison', ['bare', 'bare'], undefined],
  ['parts', ['donors'], 'donors'],
  ['share', ['part', 'part'], 'donors'],
  ['comparison', ['unknown', 'gift'], undefined],
])('bars of one unit make a chart: %s of %j', (kind, figures, whole) => {
  expect(mixed(kind, figures, whole)).toEqual([])
})

test.each<[Chart['kind'], string[], string | undefined, number, string]>([
  ['comparison', ['gift', 'other-gift', 'donors'], undefined, 2, 'a figure in USD, as `gift` is'],
  ['comparison', ['bare', 'gift'], undefined, 1, 'a figure without a unit, as `bare` is'],
  ['parts', ['gift'], 'donors', 0, 'a figure in people, as `donors` is'],
  ['share', ['donors'], undefined, 0, 'a percentage'],
])('bars of two units compare nothing: %s of %j', (kind, figures, whole, index, expected) => {
  const message = `expected ${expected}, because bars of other units cannot be compared`
  expect(mixed(kind, figures, whole)).toEqual([[index, message]])
})
