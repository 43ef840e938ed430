import { expect, test } from 'vitest'
import { type Chart, findUnknownBars } from './chart.ts'
import type { Stat } from './figure.ts'

const stats: Stat[] = [
  { id: 'test', label: 'test group', value: 78.53, notation: 'standard' },
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
    { path: ['charts', 0, 'bars', 0, 'figure'], message: 'expected a figure of this file that is a number: test' },
  ])
})

test('a date has no length', () => {
  expect(findUnknownBars([chartOf('since')], stats)).toHaveLength(1)
})

test('where two figures share a name, that fault is told alone', () => {
  expect(findUnknownBars([chartOf('tset')], [...stats, ...stats])).toEqual([])
})

test('what is no value at all is told where it stands, not at the bar', () => {
  const spoilt: Stat[] = [{ id: 'test', label: 'test group', value: '29,000', notation: 'standard' }]
  expect(findUnknownBars([chartOf('test')], spoilt)).toEqual([])
})

test('the whole is held to the same', () => {
  expect(findUnknownBars([chartOf('test', 'total')], stats).map(({ path }) => path)).toEqual([
    ['charts', 0, 'whole', 'figure'],
  ])
})
