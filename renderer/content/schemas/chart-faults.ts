import { parseMoment } from '../figures/moment.ts'
import { didYouMean } from '../problems/suggest.ts'
import { type Chart, figuresIn } from './chart.ts'
import type { Stat } from './figure.ts'

/** The faults of charts, such as shares that are no percentages: the path, what was expected, and what to do. */
export function findChartFaults(charts: readonly Chart[], stats: readonly Stat[]) {
  const statsById = new Map(stats.map((stat) => [stat.id, stat]))
  // Two figures of the same name are reported first: one of them may be the missing one.
  const isUnsure = statsById.size < stats.length
  return charts.flatMap((chart, index) => {
    const faults = [...(isUnsure ? [] : findUnknownFigures(chart, stats)), ...findMixedUnits(chart, statsById)]
    const undrawable = faults.length > 0 ? [] : findUndrawable(chart, statsById)
    return [...faults, ...undrawable].map(({ path, ...fault }) => ({ path: ['charts', index, ...path], ...fault }))
  })
}

/** Figures that are not in the file or not numbers. */
function findUnknownFigures(chart: Chart, stats: readonly Stat[]) {
  const { figures, whole } = figuresIn(chart)
  const placed = [
    ...figures.map(({ figure }, index) => ({ figure, path: ['figures', index, 'figure'] })),
    ...(whole ? [{ figure: whole.figure, path: ['whole', 'figure'] }] : []),
  ]
  return placed.flatMap(({ figure, path }) => {
    const stat = stats.find(({ id }) => id === figure)
    if (stat && hasLength(stat.value)) return []
    const numbers = stats.filter(({ value }) => typeof value === 'number').map(({ id }) => id)
    const choice = numbers.length > 0 ? `write one of ${numbers.join(', ')}, ` : ''
    const fix = didYouMean(figure, numbers) || `${choice}define it under \`stats\`, or remove it from the chart`
    return [{ path, message: 'expected a figure of this file that is a number', fix }]
  })
}

/** Whether a chart can show a value: a range or a date has no length. A value that is not a figure is reported elsewhere. */
function hasLength(value: Stat['value']): boolean {
  return typeof value === 'number' || (typeof value === 'string' && parseMoment(value) === undefined)
}

/** Figures whose unit differs from the others, so that the chart compares nothing; counts are not compared. */
function findMixedUnits(chart: Chart, stats: ReadonlyMap<string, Stat>) {
  const { kind } = chart
  const { figures, whole } = figuresIn(chart)
  if (kind === 'pieces' || kind === 'rings') return []
  const first = (kind === 'parts' && whole ? whole : figures[0])?.figure ?? ''
  const arePercentages = kind === 'share' || kind === 'dots' || kind === 'funnel'
  const wanted = arePercentages ? '%' : stats.get(first)?.unit
  const alike = `a figure ${wanted ? `in ${wanted}` : 'without a unit'}, as \`${first}\` is`
  const expected = arePercentages ? 'a percentage' : alike
  return figures.flatMap(({ figure }, index) => {
    const stat = stats.get(figure)
    if (!stat || !stats.has(first) || stat.unit === wanted) return []
    const which = stat.unit ? `which is in ${stat.unit}` : 'which has no unit'
    const message = `expected ${expected}, because figures of other units cannot be compared`
    const fix = `give \`${figure}\`, ${which}, a chart of its own, or correct its \`unit\``
    return [{ path: ['figures', index, 'figure'], message, fix }]
  })
}

type Fits = (value: number, before: readonly number[]) => boolean
const isNoLarger: Fits = (value, before) => before.every((larger) => larger >= value)
const isAreaWithin: Fits = (value, before) => value > 0 && isNoLarger(value, before)
/** As many pieces or marks as still make a pattern on a phone. */
const maxPieces = 400
const count = {
  expected: `a number from 1 to ${maxPieces}`,
  fits: (value: number) => value >= 1 && value <= maxPieces,
}

/** The values that a chart can draw, for the kinds that cannot draw every number. */
const drawn: Partial<Record<Chart['kind'], { expected: string; fits: Fits }>> = {
  pieces: count,
  rings: count,
  areas: { expected: 'values above 0, the largest first', fits: isAreaWithin },
  funnel: { expected: 'percentages, the largest first', fits: isNoLarger },
}

/** Values that a drawing cannot show as they are. */
function findUndrawable(chart: Chart, stats: ReadonlyMap<string, Stat>) {
  const { kind } = chart
  const demand = drawn[kind]
  const values = figuresIn(chart).figures.map(({ figure }) => Number(stats.get(figure)?.value))
  return values.flatMap((value, index) => {
    // A value that is not a number is reported elsewhere.
    const before = values.slice(0, index).filter((number) => !Number.isNaN(number))
    if (!demand || Number.isNaN(value) || demand.fits(value, before)) return []
    const message = `expected ${demand.expected}, because the kind ${kind} draws nothing else`
    const fix = 'put the figures into another order, or choose another `kind`'
    return [{ path: ['figures', index, 'figure'], message, fix }]
  })
}
