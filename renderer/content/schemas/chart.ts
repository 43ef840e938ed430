import { z } from 'zod'
import { heading, slug, text } from './fields.ts'
import { field, fields } from './roles.ts'

/** The kinds of charts and drawings, each with its text in the guide. All show their values next to the drawing. */
export const chartEffects = {
  comparison:
    'sets values side by side as bars on one scale from zero, or one percentage as its part of a whole bar, with each goal as a broken line over them; what sets several results apart, or is not significant, is said to be open to chance',
  parts: 'cuts `whole` into its parts, in one bar',
  dots: 'shows a percentage as lit dots in a crowd of a hundred, or of a thousand, to the nearest dot; counts as dots, or as squares where they are not people, each among those of the one before',
  ratio: 'shows how many of the first figure there are for one of the second, as dots beside a single one',
  form: 'shows a page that asks for `fields` and for nothing else, above its `button`',
} as const

export type ChartKind = keyof typeof chartEffects

const labelled = fields({
  figure: field('reference', slug)
    .describe('the id of a figure in `stats` of this file; its value is what is drawn')
    .meta({ examples: ['total-reach'] }),
  label: text.describe('what the figure stands for, in a word or two').meta({ examples: ['Reached'] }),
})

const kindOf = <Kind extends ChartKind>(kind: Kind) => field('machine', z.literal(kind)).describe(chartEffects[kind])

const head = {
  id: slug
    .describe('the name by which the text places the chart: `::chart[average-gift]`')
    .meta({ examples: ['average-gift'] }),
  title: heading
    .describe('what the chart found, in a line above it that is true by itself')
    .meta({ examples: ['The average gifts didn’t differ significantly'] }),
}

const figures = z.array(labelled).min(1).describe('the figures that it draws, from top to bottom')

const whole = labelled.describe('what the others are parts of')

const note = text
  .optional()
  .describe('a line below the chart, for example that a difference is not significant')
  .meta({ examples: ['The difference is not significant.'] })

const blank = text
  .optional()
  .describe(
    'what isn’t known, in an empty frame of its own; or, beside dots, what came to nothing, with its figure above it',
  )
  .meta({ examples: ['How many of them gave isn’t known.'] })

const chart = z.discriminatedUnion('kind', [
  fields({ ...head, kind: kindOf('comparison'), figures, blank, note }),
  fields({ ...head, kind: kindOf('parts'), whole, figures, note }),
  fields({ ...head, kind: kindOf('dots'), figures, blank, note }),
  fields({ ...head, kind: kindOf('ratio'), figures: figures.length(2, 'expected two figures'), note }),
  fields({
    ...head,
    kind: kindOf('form'),
    fields: z
      .array(text)
      .min(1)
      .describe('what the page asks for, field by field')
      .meta({ examples: [['Name', 'Email address']] }),
    button: text.describe('the word on its button').meta({ examples: ['Join'] }),
    note,
  }),
])

/** `charts` in the frontmatter: figures of the file as drawings. */
export const charts = z.array(chart).default([]).describe('figures of this file as drawings; `::chart[id]` shows one')

export type Chart = z.infer<typeof chart>
type LabelledFigure = z.infer<typeof labelled>

/** The figures that a chart draws, and what they are parts of. */
export function figuresIn(chart: Chart): { whole?: LabelledFigure | undefined; figures: readonly LabelledFigure[] } {
  if (chart.kind === 'form') return { figures: [] }
  return 'whole' in chart ? chart : { figures: chart.figures }
}
