import { z } from 'zod'
import { parseMoment } from '../figures/moment.ts'
import { didYouMean } from '../problems/suggest.ts'
import { heading, slug, text } from './fields.ts'
import type { Stat } from './figure.ts'
import { field, fields } from './roles.ts'

/** The kinds of charts. All have bars that begin at zero, and all say their values beside the bars. */
export const chartKinds = ['comparison', 'parts', 'share'] as const

const bar = fields({
  figure: field('reference', slug)
    .describe('the id of a figure in `stats` of this file; its value is the length of the bar')
    .meta({ examples: ['total-reach'] }),
  label: text.describe('what the bar stands for, in a word or two').meta({ examples: ['Reached'] }),
})

const chart = fields({
  id: slug
    .describe('the name by which the text places the chart: `::chart[average-gift]`')
    .meta({ examples: ['average-gift'] }),
  kind: field('machine', z.enum(chartKinds))
    .describe(
      'comparison sets values side by side, the largest fills the width; parts measures each part against `whole`; share shows percentages of a hundred',
    )
    .meta({ examples: ['comparison'] }),
  title: heading
    .describe('what the chart shows, in a line above it')
    .meta({ examples: ['Average gift in each group'] }),
  whole: bar.optional().describe('the total of a chart of parts, or what the percentages of a chart of shares are of'),
  bars: z.array(bar).min(1).describe('the bars from top to bottom'),
  note: text
    .optional()
    .describe('a line beneath the chart, such as that a difference is not significant')
    .meta({ examples: ['The difference is not significant.'] }),
})

/** `charts` in the frontmatter: figures of the file drawn as bars. */
export const charts = z.array(chart).default([]).describe('figures of this file drawn as bars; `::chart[id]` shows one')

/** A chart as its frontmatter describes it. */
export type Chart = z.infer<typeof chart>

/** What is wrong with a bar: the path to its figure, what was expected, and what to do. */
export interface BarFault {
  path: (string | number)[]
  message: string
  fix?: string
}

/** The bars whose figure is none of the file's, or no number, with the path to each. */
export function findUnknownBars(charts: readonly Chart[], stats: readonly Stat[]): BarFault[] {
  const ids = stats.map(({ id }) => id)
  // Two figures of one name are a fault of their own, which is told first: it explains the one that is missing.
  if (new Set(ids).size < ids.length) return []
  return charts.flatMap(({ bars, whole }, chartIndex) =>
    [
      ...bars.map(({ figure }, index) => ({ figure, path: ['charts', chartIndex, 'bars', index, 'figure'] })),
      ...(whole ? [{ figure: whole.figure, path: ['charts', chartIndex, 'whole', 'figure'] }] : []),
    ].flatMap(({ figure, path }) => {
      const stat = stats.find(({ id }) => id === figure)
      if (stat && hasLength(stat.value)) return []
      const known = stats.filter(({ value }) => typeof value === 'number').map(({ id }) => id)
      const fix = didYouMean(figure, known) || 'define it under `stats`, or take it out of the chart'
      return [{ path, message: `expected a figure of this file that is a number: ${known.join(', ')}`, fix }]
    }),
  )
}

/**
 * The bars whose unit is not that of the others, so that their lengths compare nothing. The bars of a share are percentages,
 * whatever they are of.
 */
export function findMixedUnits(charts: readonly Chart[], stats: readonly Stat[]): BarFault[] {
  const known = new Map(stats.map((stat) => [stat.id, stat]))
  return charts.flatMap(({ kind, bars, whole }, chartIndex) => {
    const first = kind === 'parts' && whole ? whole.figure : bars[0]?.figure
    const wanted = kind === 'share' ? '%' : known.get(first ?? '')?.unit
    return bars.flatMap(({ figure }, index): BarFault[] => {
      const stat = known.get(figure)
      if (!stat || !known.has(first ?? '') || stat.unit === wanted) return []
      const expected =
        kind === 'share' ? 'a percentage' : `a figure ${wanted ? `in ${wanted}` : 'without a unit'}, as \`${first}\` is`
      const own = stat.unit ? `which is in ${stat.unit}` : 'which has no unit'
      return [
        {
          path: ['charts', chartIndex, 'bars', index, 'figure'],
          message: `expected ${expected}, because bars of other units cannot be compared`,
          fix: `give \`${figure}\`, ${own}, a chart of its own, or correct its \`unit\``,
        },
      ]
    })
  })
}

/** Whether a bar can show a value: a range or a date has no length. What is no value at all is told where it stands. */
function hasLength(value: Stat['value']): boolean {
  return typeof value === 'number' || (typeof value === 'string' && parseMoment(value) === undefined)
}
