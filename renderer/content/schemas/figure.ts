import { z } from 'zod'
import { currencySymbols } from '../figures/currencies.ts'
import { type Moment, parseMoment } from '../figures/moment.ts'
import { icon, slug, text } from './fields.ts'
import { type FigureRole, field, fields } from './roles.ts'

const currencyCodes = Object.keys(currencySymbols)

/** What to write instead of a unit that would not be shown with its number; undefined for one that is fine. */
function fixUnit(unit: string): string | undefined {
  const plain = unit.replace(/^["“”'‘’«»]+|["“”'‘’«»]+$/g, '')
  if (plain !== unit) return `write ${plain === '%' ? "'%'" : plain}`
  if (/\p{Sc}/u.test(unit)) return `write ${currencyCodes.join(' or ')} for a currency`
  const code = unit.toUpperCase()
  if (currencyCodes.includes(code)) return code === unit ? undefined : `write ${code}`
  const isCurrency = /^[A-Z]{3}$/.test(unit) && Intl.supportedValuesOf('currency').includes(unit)
  return isCurrency ? `ask a developer to add the currency ${unit}` : undefined
}

/** Words or signs beside a number that change what it claims: *about 8,600* and *8,600+* are not *8,600*. */
export const qualifiers = [
  'about',
  '+',
  'over',
  'under',
  'up to',
  'at least',
  'at most',
  'increase',
  'not significant',
] as const

const range = z
  .strictObject({
    from: z
      .number()
      .describe('the lower end')
      .meta({ examples: [52] }),
    to: z
      .number()
      .describe('the upper end')
      .meta({ examples: [71] }),
  })
  .refine(({ from, to }) => from < to, 'expected the lower end in `from` and the upper end in `to`')

/** The day that messages give as an example. */
const exampleDay = '2030-06-15'

/** A text that says when: a moment of a kind, or any. */
const when = (expected: string, kind?: Moment['kind']) =>
  z.string().refine((value) => {
    const momentKind = parseMoment(value)?.kind
    return momentKind !== undefined && momentKind === (kind ?? momentKind)
  }, expected)

/** A date, a time, a time range, an offset from UTC or a period, in the words of the source. */
export const moment = when(
  `expected a date (${exampleDay}), a time (14:00), a time range (09:30-11:00) or a period (Dec 2023, Q4, Oct/Nov)`,
).meta({ examples: ['Dec 2023'] })

/** A calendar day, `2030-06-15`. */
export const date = when(`expected a day of the calendar as year-month-day, such as ${exampleDay}`, 'date').meta({
  examples: [exampleDay],
})

/** The date of a whole file, as a figure. */
export const ownDate: FigureRole = { name: () => 'date' }

/** A time range within a day, `09:30-11:00`. */
export const timeRange = when(
  'expected a start and an end as hours and minutes, such as 09:30-11:00',
  'time-range',
).meta({ examples: ['09:30-11:00'] })

const figureExpectation = `expected a number without separators (41300), a range with from and to, or a date (${exampleDay}), time or period`

/** What a figure says: a number, a range of numbers, or a moment. */
export const figureValue = z.union([z.number(), range, when(figureExpectation)], figureExpectation)

/** The fields that give a value its displayed form; the same in the frontmatter and in the ledger. */
export const figureForm = {
  value: field({ name: ({ id }) => String(id), label: 'label' }, figureValue)
    .describe('a bare number (41300), `from` and `to` of a range, a date, a time or a period')
    .meta({ examples: [41_300] }),
  unit: field('machine', text)
    .superRefine((unit, context) => {
      const fix = fixUnit(unit)
      const message = `expected a word for what is counted, %, or a currency by its code: ${currencyCodes.join(', ')}`
      if (fix !== undefined) context.addIssue({ code: 'custom', message, input: unit, params: { fix } })
    })
    .optional()
    .describe('what is counted (people, months); %, USD and HKD are shown with the number')
    .meta({ examples: ['people'] }),
  qualifier: field('machine', z.enum(qualifiers))
    .optional()
    .describe('a word or sign that belongs to the number, such as about or +'),
  notation: field('machine', z.enum(['standard', 'compact', 'ungrouped']))
    .default('standard')
    .describe('compact writes 200M, ungrouped writes 5000; the standard is 5,000'),
}

const figureLabel = text
  .describe('what the number counts, shown below the number')
  .meta({ examples: ['people reached by appeals'] })

/** A figure in the frontmatter. Its id within the file is what `:stat[id]` refers to. */
export const stat = fields({
  id: slug
    .describe('the name by which texts refer to it: `:stat[total-reach]`; no other figure of the file has it')
    .meta({ examples: ['total-reach'] }),
  label: figureLabel,
  ...figureForm,
})

/** What a figure can be drawn as beneath its numeral. */
export const markShapes = ['teeth', 'blocks', 'dots'] as const
export type MarkShape = (typeof markShapes)[number]
const maxMarks = 300

/** What a figure of a pilot can be. */
export const standings = ['goal', 'reach', 'result', 'background'] as const

/** A figure of a pilot, which says whether it was hoped for or came true. */
export const pilotStat = fields({
  ...stat.shape,
  standsFor: field('machine', z.enum(standings))
    .describe(
      'what the figure stands for: a goal (hoped for), the reach (whom the pilot got to), a result (what came of it) or background (the rest)',
    )
    .meta({ examples: ['result'] }),
  marks: field('machine', z.enum(markShapes))
    .optional()
    .describe(
      `what \`::stats\` draws beneath the numeral, one for each that it counts, up to ${maxMarks}: no percentage, no money, and no qualifier but *about*, after which the last has a broken edge`,
    ),
}).refine(({ marks, ...figure }) => !marks || isCountable(figure), {
  path: ['marks'],
  error: `expected a value that can be counted: a whole number up to ${maxMarks}, no percentage, no money, and with no qualifier but about`,
})

/** Whether marks would be as many as a figure claims; *4+* is not four. */
function isCountable({ value, unit = '', qualifier = 'about' }: Pick<Stat, 'value' | 'unit' | 'qualifier'>): boolean {
  const isCount = z.int().min(1).max(maxMarks).safeParse(value).success
  return isCount && qualifier === 'about' && !['%', ...currencyCodes].includes(unit)
}

/** A card that shows a figure which is defined somewhere on the site. */
export const figureCard = fields({
  figure: field('reference', z.string().min(1))
    .describe('the id of the figure: `total-reach`, or `unhcr-us/total-reach` from another file')
    .meta({ examples: ['count/pilots'] }),
  label: figureLabel,
  icon,
})

export type Standing = (typeof standings)[number]
export type Stat = z.infer<typeof stat>
export type FigureCard = z.infer<typeof figureCard>
