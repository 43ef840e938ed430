import { expect, test } from 'vitest'
import { monthsOf, type YearMonth } from '../../../renderer/content/figures/moment.ts'
import { plainText, resolveFigure } from '../../../renderer/content/figures/reference.ts'
import { figuresIn } from '../../../renderer/content/schemas/chart.ts'
import { measureChart, tilesIn } from '../../../renderer/testing/drawn-values.ts'
import { content, normalise, openPage } from './site-pages.ts'
import { expectSeen, ledgerFigure } from './specification/figures.ts'

const { pilots, articles, getInspired } = content.site
/** The pages whose files have charts. */
const pages = [
  ...pilots.map((entry) => ({ ...entry, path: `/pilot/${entry.id}` })),
  ...articles.map((entry) => ({ ...entry, path: `/article/${entry.id}` })),
]

/** The charts of the content: the page, the title, the figures of the bars from top to bottom, and what they are drawn of. */
const described = [
  ...pages.flatMap(({ id, path, data }) =>
    data.charts.map((chart) => {
      const { whole, figures } = figuresIn(chart)
      return {
        path,
        title: normalise(plainText(chart.title, content.figures, id)),
        ids: [...(whole ? [whole] : []), ...figures].map(({ figure }) => `${id}/${figure}`),
        fields: chart.kind === 'form' ? chart.fields : [],
        kind: chart.kind,
      }
    }),
  ),
  ...(getInspired.data.editions?.rows ?? []).map(({ label, figures }) => ({
    path: '/get-inspired',
    title: normalise(plainText(label, content.figures, getInspired.id)),
    ids: [...figures],
    fields: [],
    kind: 'comparison' as const,
  })),
]

/** The charts that the pages show. */
const drawn = [...pages.map(({ path }) => path), '/get-inspired'].flatMap((path) => {
  const $ = openPage(path)
  const charts = $('figure.chart').toArray()
  return charts.map((chart) => ({
    path,
    $,
    // Without the word for what its figures stand for.
    title: normalise($(chart).find('figcaption').clone().find('span').remove().end().text()),
    figure: $(chart),
    rows: $(chart).find('tbody tr'),
  }))
})

test('every chart that the content describes and places is drawn, and no other', () => {
  const namesOf = (charts: readonly { path: string; title: string }[]) =>
    charts.map(({ path, title }) => `${path}: ${title}`).sort()
  expect(drawn).not.toHaveLength(0)
  expect(namesOf(drawn)).toEqual(namesOf(described))
})

/** The chart of the content that a page draws. */
function describedAs({ path, title }: (typeof drawn)[number]) {
  const chart = described.find((candidate) => candidate.path === path && candidate.title === title)
  if (!chart) throw new Error(`the content has no chart “${title}” for ${path}`)
  return chart
}

/** The ids of the figures that a chart shows, from top to bottom. */
function figuresOf({ rows }: (typeof drawn)[number]): string[] {
  return rows.toArray().map((row) => rows.filter(row).find('data').attr('data-figure') ?? '')
}

test.each(drawn)('on $path “$title” says in words what it draws', (chart) => {
  const { path, figure } = chart
  const { ids, fields } = describedAs(chart)
  // Goals are at the top of the bars.
  expect(figuresOf(chart).sort()).toEqual([...ids].sort())
  for (const id of ids) expectSeen(ledgerFigure(id), path, 'figure.chart')
  expect(
    figure
      .find('li')
      .toArray()
      .map((field) => normalise(figure.find(field).text())),
  ).toEqual(fields)
  for (const picture of figure.find('svg').toArray()) expect(picture.attribs['aria-hidden']).toBe('true')
})

test.each(drawn)('on $path what “$title” draws agrees with its values', (chart) => {
  const { $, figure } = chart
  const values = figuresOf(chart).map((id) => Number(ledgerFigure(id).value))
  const { kind } = describedAs(chart)
  const measured = measureChart($, figure, kind, values)
  expect(measured.length > 0).toBe(kind !== 'form')
  for (const { value, drawn, within } of measured) expect(Math.abs(drawn - value)).toBeLessThanOrEqual(within)
})

const { quilt } = content.site.about.data

test('beside the first figure of a case study are the dots of its chart, if it is counted in dots', () => {
  for (const { id, data } of pilots) {
    const $ = openPage(`/pilot/${id}`)
    const drawings = (selector: string) =>
      $(selector)
        .toArray()
        .map((drawing) => $.html(drawing))
    const isCounted = data.charts.some(
      (chart) => chart.kind === 'dots' && chart.figures[0]?.figure === data.highlights[0],
    )
    const shown = drawings('[data-card=glance] svg')
    expect(shown).toHaveLength(isCounted ? 1 : 0)
    expect(drawings('figure.chart svg')).toEqual(expect.arrayContaining(shown))
  }
})

test('the quilt of About has a tile for each that its figure counts, and a broken frame', () => {
  const paths = openPage('/about')('main svg.drawing path').toArray()
  const tiles = (isBroken: boolean) =>
    paths.flatMap(({ attribs }) => ('stroke-dasharray' in attribs === isBroken ? tilesIn(attribs.d ?? '') : []))
  const { value } = resolveFigure(quilt.figure, content.figures, 'about') ?? {}
  expect([tiles(false).length, tiles(true).length]).toEqual([Math.min(Number(value), 99), 1])
})

/** The months of a step, counted from the year nought; where a year is left out, they are those of the plan's one year. */
const placesOf = (deadline: string, isDated: boolean) => {
  const months = monthsOf(deadline)
  const { from, to } = months?.named ?? months ?? {}
  if (!from || !to) throw new Error(`${deadline} names no months`)
  const place = ({ year, month }: YearMonth) => (isDated ? year * 12 : 0) + month
  return { from: place(from), to: place(to) }
}

const plans = pilots
  .filter(({ id }) => openPage(`/pilot/${id}`)('[data-milestone] svg').length > 0)
  .map(({ id, data }) => [id, data.milestones.map(({ deadline }) => deadline)] as const)

test('there are plans', () => {
  expect(plans).not.toHaveLength(0)
})

test.each(plans)('the plan of %s is drawn to scale in months, on one grid for all its steps', (id, deadlines) => {
  const $ = openPage(`/pilot/${id}`)
  const isDated = deadlines.every((deadline) => /\d{4}/.test(deadline))
  const steps = deadlines.map((deadline) => placesOf(deadline, isDated))
  const whole = deadlines.map((deadline) => monthsOf(deadline)?.from ?? { year: 0, month: 0 })
  const start = Math.min(...whole.map(({ year, month }) => (isDated ? year * 12 : 0) + month))
  const bars = $('[data-milestone] rect[fill=currentColor]').toArray()
  expect(bars.map(({ attribs }) => `${attribs.x}+${attribs.width}`)).toEqual(
    steps.map(({ from, to }) => `${from - start}+${to - from + 1}`),
  )
  const scales = $('[data-milestone] svg:not(.at)').toArray()
  expect(new Set(scales.map(({ attribs }) => attribs.viewBox)).size).toBe(1)
  expect(scales).toHaveLength(deadlines.length)
})
