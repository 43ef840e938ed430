import type { Cheerio, CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import { sum } from '../components/charts/drawings.tsx'
import type { ChartKind } from '../content/schemas/chart.ts'

/** What a chart draws of one of its values, measured in the picture, and how far that may be from the value. */
interface DrawnValue {
  value: number
  drawn: number
  within: number
}

/**
 * Measures what a chart draws: lengths to half a thousandth of the whole width, which is less than a pixel, and
 * dots to the last one.
 *
 * @param values those of its figures in the order of its rows
 */
export function measureChart(
  $: CheerioAPI,
  chart: Cheerio<Element>,
  kind: ChartKind,
  values: readonly number[],
): DrawnValue[] {
  const [first = Number.NaN, second = Number.NaN] = values
  const attributes = (selector: string, name: string) =>
    Array.from(chart.find(selector), (element) => $(element).attr(name) ?? '')
  const numbers = (selector: string, name: string) => attributes(selector, name).map(Number)
  const dots = attributes(':not(th) > svg > path[stroke-linecap]', 'd').map(dotsIn)
  /** Shares of the width, from 0 to 100, as values on the scale of the chart. */
  const onScale = (lengths: readonly number[], scale: number, drawnValues: readonly number[]) =>
    drawnValues.map((value, index) => ({
      value,
      drawn: ((lengths[index] ?? Number.NaN) / 100) * scale,
      within: scale / 2000,
    }))
  const exactly = (counts: readonly number[], wanted: readonly number[]) =>
    wanted.map((value, index) => ({ value, drawn: counts[index] ?? Number.NaN, within: 0 }))
  switch (kind) {
    case 'comparison': {
      const goals = lengthsIn(attributes('.goals > path', 'd')[0] ?? '', 'M')
      const drawn = chart.find('td > svg:not(.goals)').toArray()
      // Lengths are compared only on one scale.
      const isOneScale = new Set(drawn.map((bar) => $(bar).attr('viewBox'))).size === 1
      const bars = drawn.map((bar) => (isOneScale ? barLength($(bar)) : Number.NaN))
      const isShare = values.length === 1 && /%/.test(chart.find('data').text())
      const scale = Math.max(isShare ? 100 : 0, ...values)
      const lines = attributes('div > svg > path[opacity]', 'd').flatMap((path) => lengthsIn(path, 'M'))
      const quarters = lines.map((_, index) => numbers('[data-quarter]', 'data-quarter')[index] ?? Number.NaN)
      return [...onScale([...goals, ...bars], scale, values), ...onScale(lines, scale, quarters)]
    }
    case 'parts':
      return onScale(
        [...lengthsIn(attributes('path', 'd')[0] ?? '', 'H'), ...numbers('rect', 'width')],
        Math.max(first, sum(values.slice(1))),
        values,
      )
    case 'dots': {
      const [total = 0, lit = 0] = dots
      const isPercentage = /%/.test(chart.find('data').text())
      return isPercentage ? [{ value: first, drawn: (lit / total) * 100, within: 50 / total }] : exactly(dots, values)
    }
    case 'ratio':
      return [
        { value: first / second, drawn: sum(dots.slice(0, 2)), within: 0.5 },
        { value: 1, drawn: sum(dots.slice(2)), within: 0 },
      ]
    default:
      return []
  }
}

/** How long a bar is, with what may be chance, where its scale is a hundred long. */
export function barLength(bar: Cheerio<Element>): number {
  const beyond = bar.find('path[stroke-dasharray][class]').attr('d') ?? ''
  return Math.max(Number(bar.find('rect').last().attr('width')), ...lengthsIn(beyond, '[MH]'))
}

/** Where its goal is on that scale: at the end of its outline, or across a longer bar. */
export function goalOf(bar: Cheerio<Element>): number | undefined {
  const marks = lengthsIn(
    bar.find('path[stroke-dasharray]:is(:not([class]), .text-paper, .text-ink)').attr('d') ?? '',
    '[HM]',
  )
  return marks.length > 0 ? Math.max(...marks) : undefined
}

function lengthsIn(path: string, command: string): number[] {
  return [...path.matchAll(new RegExp(`${command}([\\d.]+)`, 'g'))].map(([, length]) => Number(length))
}

/** How many dots the lines of a path hold: one at the beginning of each, and one after each whole unit. */
export function dotsIn(path: string): number {
  return lengthsIn(path, 'h').reduce((sum, length) => sum + Math.floor(length) + 1, 0)
}

/** How many marks are drawn beneath a numeral. */
export function marksIn(card: Cheerio<Element>): number {
  const paths = card.find('svg > path').toArray()
  return sum(paths.map(({ attribs: { d = '' } }) => (d.endsWith('z') ? 1 : dotsIn(d))))
}

/** The squares of a path: where each begins, and its side. */
export function tilesIn(path: string): [x: number, y: number, side: number][] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h(\d+)v\3h-\3z/g)].map(([, x, y, side]) => [
    Number(x),
    Number(y),
    Number(side),
  ])
}
