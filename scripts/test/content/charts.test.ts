import { expect, test } from 'vitest'
import { type ChartKind, chartEffects } from '../../../renderer/content/schemas/chart.ts'
import { measureChart } from '../../../renderer/testing/drawn-values.ts'
import { content, normalise, openPage } from './site-pages.ts'

const { pilots, articles } = content.site
/** The pages whose files may have charts, with how many these describe. */
const pages = [
  ...pilots.map(({ id, data }) => [`/pilot/${id}`, data.charts.length] as const),
  ...articles.map(({ id, data }) => [`/article/${id}`, data.charts.length] as const),
  ['/get-inspired', content.site.getInspired.data.editions.rows.length] as const,
]

const drawn = pages.flatMap(([path]) => {
  const $ = openPage(path)
  const charts = $('figure.chart').toArray()
  return charts.map((chart) => ({ path, $, figure: $(chart), title: normalise($(chart).find('figcaption').text()) }))
})

test('every chart that the content describes is drawn, and no other', () => {
  expect(drawn).not.toHaveLength(0)
  expect(pages.map(([path]) => [path, openPage(path)('figure.chart').length])).toEqual(pages)
})

test.each(drawn)('on $path what “$title” draws agrees with its values', ({ $, figure }) => {
  const kinds = Object.keys(chartEffects) as ChartKind[]
  const kind = kinds.find((name) => figure.find(`.chart-${name}`).length > 0) ?? 'form'
  const shown = figure.find('tbody data').toArray()
  const measured = measureChart(
    $,
    figure,
    kind,
    shown.map(({ attribs }) => Number(attribs.value)),
  )
  expect(measured.length > 0).toBe(kind !== 'form')
  for (const { value, drawn, within } of measured) expect(Math.abs(drawn - value)).toBeLessThanOrEqual(within)
})
