import { z } from 'zod'
import { charts, findUnknownBars } from './chart.ts'
import { accepted, draft, externalLink, icon, image, placeholder, slug, text } from './fields.ts'
import { moment, stat } from './figure.ts'

const milestone = z.strictObject({
  label: z
    .string()
    .regex(/^M[1-9]\d?$/, 'expected M1, M2, M3 …')
    .describe('its number: M1 is the first'),
  name: text.describe('what is done'),
  deadline: moment.describe('when, in the words of the plan: Dec 2023, Jul-Sep 2023, Q4, Oct/Nov'),
})

const implementer = z.strictObject({
  name: text.describe('the organisation or team'),
  role: text.describe('what it did in the pilot'),
  placeholder,
})

const quote = z.strictObject({
  text: text.describe('the words, without quotation marks'),
  source: text.describe('who said it'),
  placeholder,
})

/** `pilots/<id>.md`: a pilot with its case study at `/pilot/<id>`. */
export const pilotSchema = z
  .strictObject({
    id: slug.describe('the same as the file name without .md; the page is /pilot/<id>'),
    title: text.describe('the name of the pilot'),
    subtitle: text.describe('the line beneath the title; it names the organisation'),
    description: text.describe(
      'what the pilot tried, in one or two sentences of 50 to 160 characters; shown on its card',
    ),
    partner: text.describe('the organisation that ran it, as its card names it'),
    icon: icon.describe('the drawing on its card'),
    category: z
      .enum([
        'Leadership Development',
        'Digital Engagement',
        'Social Enterprise',
        'Platform Innovation',
        'Mobile Fundraising',
        'Data Analytics',
      ])
      .describe('the kind of pilot, shown on its card'),
    status: z.enum(['Implemented']).describe('where the pilot stands; every pilot shown is Implemented'),
    keyFeatures: z
      .array(text)
      .length(4, 'expected exactly four key features')
      .describe('four short phrases for its card'),
    image: image.describe('the picture at the top of the case study'),
    languages: z.array(text).default([]).describe('the languages it ran in'),
    keyQuestion: text
      .optional()
      .describe('the one question that the pilot set out to answer; `::key-question` shows it'),
    stats: z.array(stat).default([]).describe('the figures of the pilot; its text refers to them by id'),
    charts,
    highlights: z
      .array(slug)
      .default([])
      .describe('the ids of the figures at the top of the case study, three or four of them'),
    milestones: z.array(milestone).default([]).describe('the plan; `::milestones` shows it'),
    implementers: z.array(implementer).default([]).describe('who carried it out; `::implementers` shows them'),
    quotes: z.array(quote).default([]).describe('what people said; `::quotes` shows them'),
    resources: z.array(externalLink).default([]).describe('recordings and reports; `::resources` shows them'),
    accepted,
    draft,
  })
  .superRefine(({ charts, stats }, context) => {
    for (const { path, message } of findUnknownBars(charts, stats)) context.addIssue({ code: 'custom', path, message })
  })

/** A pilot's frontmatter. */
export type Pilot = z.infer<typeof pilotSchema>
/** One step of a pilot's plan. */
export type Milestone = z.infer<typeof milestone>
/** An organisation or team that carried a pilot out. */
export type Implementer = z.infer<typeof implementer>
/** Somebody's words. */
export type Quote = z.infer<typeof quote>
