import { expect, test } from 'vitest'
import { type Moment, parseMoment } from '../../../renderer/content/figures/moment.ts'
import { plainText } from '../../../renderer/content/figures/reference.ts'
import { content, normalise, openPage } from './site-pages.ts'
import { expectSeen, ledgerFigure } from './specification/figures.ts'
import { site } from './specification/sentence.ts'

const { pilots, getInspired } = content.site

/** The charts of the content: the page, the title, the figures of the bars from top to bottom, and what they are drawn of. */
const described = [
  ...pilots.flatMap(({ id, data }) =>
    data.charts.map(({ title, kind, whole, bars }) => ({
      path: `/pilot/${id}`,
      title: normalise(plainText(title, content.figures, id)),
      ids: [...(whole ? [whole] : []), ...bars].map(({ figure }) => `${id}/${figure}`),
      kind,
      hasWhole: whole !== undefined,
    })),
  ),
  ...(getInspired.data.editions?.rows ?? []).map(({ label, figures }) => ({
    path: '/get-inspired',
    title: normalise(plainText(label, content.figures, getInspired.id)),
    ids: [...figures],
    kind: 'comparison' as const,
    hasWhole: false,
  })),
]

/** The charts that the pages show. */
const drawn = [...pilots.map(({ id }) => `/pilot/${id}`), '/get-inspired'].flatMap((path) => {
  const $ = openPage(path)
  const charts = $('figure.chart').toArray()
  return charts.map((chart) => ({
    path,
    title: normalise($(chart).find('figcaption').text()),
    rows: $(chart).find('tbody tr'),
  }))
})

test('every chart that the content describes and places is drawn, and no other', () => {
  const namesOf = (charts: readonly { path: string; title: string }[]) =>
    charts.map(({ path, title }) => `${path}: ${title}`).sort()
  expect(drawn).not.toHaveLength(0)
  expect(namesOf(drawn)).toEqual(namesOf(described))
})

test.each(drawn)(
  'on $path the bars of “$title” begin at zero and are as long as their values',
  ({ path, title, rows }) => {
    const chart = described.find((candidate) => candidate.path === path && candidate.title === title)
    if (!chart) throw new Error(`the content has no chart “${title}” for ${path}`)
    expect(rows.length).toBe(chart.ids.length)
    const values = chart.ids.map((id) => Number(ledgerFigure(site, id).value))
    const full = { comparison: Math.max(...values), parts: values[0] ?? 0, share: 100 }[chart.kind]
    for (const [index, value] of values.entries()) {
      const row = rows.eq(index)
      const id = chart.ids[index] ?? ''
      expect(row.find('data').attr('data-figure')).toBe(id)
      expectSeen(site, ledgerFigure(site, id), path, 'figure.chart')
      expect(Number(row.find('rect').attr('x') ?? 0), id).toBe(0)
      // What the bars are parts of fills the width, and a bar of nothing is still seen.
      const length = chart.hasWhole && index === 0 ? 100 : Math.max((value / full) * 100, 0.4)
      expect(Number(row.find('rect').attr('width')), id).toBeCloseTo(length, 1)
    }
  },
)

/** The months that a step of a plan takes, counted from the year nought; undefined where its year is not known. */
function monthsOf(moment: Moment | undefined): { from: number; to: number } | undefined {
  if (moment?.kind !== 'period' || !moment.from || !moment.to) return undefined
  return { from: moment.from.year * 12 + moment.from.month, to: moment.to.year * 12 + moment.to.month }
}

const plans = pilots
  .filter(({ id }) => openPage(`/pilot/${id}`)('[data-milestone]').length > 0)
  .map(({ id, data }) => [id, data.milestones.map(({ deadline }) => monthsOf(parseMoment(deadline)))] as const)

test('there are plans', () => {
  expect(plans).not.toHaveLength(0)
})

test.each(plans)('the plan of %s is drawn to scale in months where every step has its year', (id, steps) => {
  const $ = openPage(`/pilot/${id}`)
  const bars = $('[data-milestone] rect').toArray()
  const known = steps.filter((step) => step !== undefined)
  const start = Math.min(...known.map(({ from }) => from))
  const isToScale = known.length === steps.length
  expect(bars.map(({ attribs }) => `${attribs.x}+${attribs.width}`)).toEqual(
    isToScale ? known.map(({ from, to }) => `${from - start}+${to - from + 1}`) : [],
  )
  expect($('[data-milestone] svg')).toHaveLength(bars.length)
})
