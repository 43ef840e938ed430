import type { z } from 'zod'
import { parseMoment } from '../figures/moment.ts'
import { findReferences } from '../figures/reference.ts'
import { didYouMean } from '../problems/suggest.ts'
import { type Chart, figuresIn } from './chart.ts'
import type { Stat } from './figure.ts'

/** Reports the faults of the charts of a file to its schema. */
export function chartsFit(file: { charts: readonly Chart[]; stats: readonly Stat[] }, context: z.RefinementCtx): void {
  for (const { path, message, fix } of findChartFaults(file.charts, file.stats))
    context.addIssue({ code: 'custom', path, message, params: { fix } })
}

/** The faults of charts, such as figures of other units: the path, what was expected, and what to do. */
export function findChartFaults(charts: readonly Chart[], stats: readonly Stat[]) {
  const statsById = new Map(stats.map((stat) => [stat.id, stat]))
  // Two figures of the same name are reported first: one of them may be the missing one.
  const isUnsure = statsById.size < stats.length
  return charts.flatMap((chart, index) => {
    const faults = [...(isUnsure ? [] : findUnknownFigures(chart, stats)), ...findMixedUnits(chart, statsById)]
    const undrawable = faults.length > 0 ? [] : findUndrawable(chart, statsById)
    return [...faults, ...undrawable, ...findSomething(chart, statsById)].map(({ path, ...fault }) => ({
      path: ['charts', index, ...path],
      ...fault,
    }))
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

/** Figures whose unit differs from the others, so that the chart compares nothing; what is counted may differ. */
function findMixedUnits(chart: Chart, stats: ReadonlyMap<string, Stat>) {
  const { kind } = chart
  const { figures, whole } = figuresIn(chart)
  const first = (whole ?? figures[0])?.figure ?? ''
  const wanted = stats.get(first)?.unit
  const areCounts = kind === 'ratio' || (kind === 'dots' && wanted !== '%')
  return figures.flatMap(({ figure }, index) => {
    const stat = stats.get(figure)
    if (!stat || !stats.has(first) || stat.unit === wanted || (areCounts && stat.unit !== '%')) return []
    const alike = areCounts ? 'a count' : `a figure ${wanted ? `in ${wanted}` : 'without a unit'}`
    const which = stat.unit ? `which is in ${stat.unit}` : 'which has no unit'
    const message = `expected ${alike}, as \`${first}\` is, because figures of other units cannot be compared`
    const fix = `give \`${figure}\`, ${which}, a chart of its own, or correct its \`unit\``
    return [{ path: ['figures', index, 'figure'], message, fix }]
  })
}

/** Whether a value can be drawn after the others of its chart. */
type Fits = (value: number, before: readonly number[], unit?: string) => boolean
const isNoLarger: Fits = (value, before) => before.every((larger) => larger >= value)
const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most
/** As many dots as still make a pattern on a phone. */
const maxDots = 1000

/** The values that a chart can draw, for the kinds that cannot draw every number. */
const drawn: Partial<Record<Chart['kind'], { expected: string; fits: Fits }>> = {
  dots: {
    expected: `one percentage, or whole numbers up to ${maxDots}, the largest first`,
    fits: (value, before, unit) =>
      unit === '%'
        ? before.length === 0 && value >= 0 && value <= 100
        : isCount(value, maxDots) && isNoLarger(value, before),
  },
  ratio: {
    expected: `a value of which the first figure is 2 to ${maxDots} times as much`,
    fits: (value, [first]) => value > 0 && (first === undefined || (first / value >= 2 && first / value <= maxDots)),
  },
}

/** Figures in the words of an empty frame that came to something, or that a bar would show. */
function findSomething(chart: Chart, stats: ReadonlyMap<string, Stat>) {
  const said = findReferences(('blank' in chart && chart.blank) || '')
  const some = said.filter(({ id }) => chart.kind !== 'dots' || stats.get(id)?.value !== 0)
  return some.map(({ id }) => ({
    path: ['blank'],
    message:
      chart.kind === 'dots'
        ? `expected what came to nothing, and \`${id}\` is not a figure of this file that is 0`
        : `expected words of what isn’t known, found the figure \`${id}\``,
    fix: 'draw it among `figures`, or say without a figure what isn’t known',
  }))
}

/** Values that a drawing cannot show as they are. */
function findUndrawable(chart: Chart, stats: ReadonlyMap<string, Stat>) {
  const { kind } = chart
  const { figures } = figuresIn(chart)
  const demand = drawn[kind]
  const numberOf = (figure: string) => Number(stats.get(figure)?.value)
  return figures.flatMap(({ figure }, index) => {
    // A value that is not a number is reported elsewhere.
    const before = figures
      .slice(0, index)
      .map((part) => numberOf(part.figure))
      .filter((number) => !Number.isNaN(number))
    const value = numberOf(figure)
    if (!demand || Number.isNaN(value) || demand.fits(value, before, stats.get(figure)?.unit)) return []
    const message = `expected ${demand.expected}, because the kind ${kind} draws nothing else`
    const fix = 'put the largest first, or choose another `kind` or other figures'
    return [{ path: ['figures', index, 'figure'], message, fix }]
  })
}
