import { expect, test } from 'vitest'
import { type Moment, parseMoment } from '../../../renderer/content/figures/moment.ts'
import { plainText } from '../../../renderer/content/figures/reference.ts'
import { content, normalise, openPage } from './site-pages.ts'
import { expectCalledInsignificant, expectSeen, ledgerFigure } from './specification/figures.ts'
import { site } from './specification/sentence.ts'

const { pilots, getInspired } = content.site

/** A chart as the content describes it: its page, its title, and the figures of its bars from top to bottom. */
interface Described {
  path: string
  title: string
  ids: readonly string[]
  /** What the longest bar may be measured against: the first figure, the largest one, or a hundred. */
  scale: 'first' | 'largest' | 'hundred'
}

const scales = { comparison: 'largest', parts: 'first', share: 'hundred' } as const

const described: readonly Described[] = [
  ...pilots.flatMap(({ id, data }) =>
    data.charts.map(({ title, kind, whole, bars }) => ({
      path: `/pilot/${id}`,
      title: normalise(plainText(title, content.figures, id)),
      ids: [...(whole ? [whole] : []), ...bars].map(({ figure }) => `${id}/${figure}`),
      scale: scales[kind],
    })),
  ),
  ...(getInspired.data.editions?.rows ?? []).map(({ label, figures }) => ({
    path: '/get-inspired',
    title: normalise(plainText(label, content.figures, getInspired.id)),
    ids: figures,
    scale: 'largest' as const,
  })),
]

/** The charts that the pages show, each with its rows: the figure, and the bar's beginning and length in hundredths. */
const drawn = [...pilots.map(({ id }) => `/pilot/${id}`), '/get-inspired'].flatMap((path) => {
  const $ = openPage(path)
  return $('figure.chart')
    .toArray()
    .map((figure) => ({
      path,
      title: normalise($(figure).find('figcaption').text()),
      rows: $(figure)
        .find('tbody tr')
        .toArray()
        .map((row) => ({
          id: $(row).find('data').attr('data-figure') ?? '',
          from: Number($(row).find('rect').attr('x') ?? 0),
          length: Number($(row).find('rect').attr('width')),
        })),
    }))
})

test('the pages show charts, and each is one of the content', () => {
  expect(drawn).not.toHaveLength(0)
  const known = described.map(({ path, title, ids }) => ({ path, title, ids }))
  for (const { path, title, rows } of drawn)
    expect(known).toContainEqual({ path, title, ids: rows.map(({ id }) => id) })
})

test.each(drawn)(
  'on $path the bars of “$title” begin at zero and are as long as their values',
  ({ path, title, rows }) => {
    const scale = described.find((chart) => chart.path === path && chart.title === title)?.scale ?? 'largest'
    const values = rows.map(({ id }) => Number(ledgerFigure(site, id).value))
    const full = { first: values[0] ?? 0, largest: Math.max(...values), hundred: 100 }[scale]
    for (const [index, { id, from, length }] of rows.entries()) {
      expectSeen(site, ledgerFigure(site, id), path, 'figure.chart')
      expect(from, id).toBe(0)
      // What shares are of fills the width, and a bar of nothing is still seen.
      const isWhole = scale === 'hundred' && ledgerFigure(site, id).unit !== '%'
      expect(length, id).toBeCloseTo(isWhole ? 100 : Math.max(((values[index] ?? 0) / full) * 100, 0.4), 1)
    }
  },
)

const insignificant = content.ledger.figures.filter(({ qualifier }) => qualifier === 'not significant')

test('a difference that is not significant is called so wherever it is shown', () => {
  for (const { id, pages } of insignificant) for (const path of pages) expectCalledInsignificant(site, id, path)
})

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
