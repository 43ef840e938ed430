import { z } from 'zod'
import { languageName } from '../texts/language-name.ts'
import { charts } from './chart.ts'
import { chartsFit } from './chart-faults.ts'
import {
  accepted,
  documentTitle,
  draft,
  externalLink,
  heading,
  icon,
  image,
  placeholder,
  redirectFrom,
  slug,
  text,
  unknown,
} from './fields.ts'
import { moment, pilotStat } from './figure.ts'
import { field, fields } from './roles.ts'
import { standInText } from './stand-in.ts'

const milestone = fields({
  label: field('prose', z.string())
    .regex(/^M[1-9]\d?$/, 'expected M1, M2, M3 …')
    .describe('its number: M1 is the first')
    .meta({ examples: ['M1'] }),
  name: text.describe('what is done').meta({ examples: ['Concept finalisation'] }),
  deadline: field({ name: ({ label }) => String(label).toLowerCase(), label: 'name' }, moment).describe(
    'when, in the words of the plan: Dec 2023, Jul-Sep 2023, Q4, Oct/Nov',
  ),
})

const implementer = fields({
  name: text.describe('the organisation or team').meta({ examples: ['A digital agency'] }),
  role: text.describe('what it did in the pilot').meta({ examples: ['Built the donation page'] }),
  placeholder,
})

const quote = fields({
  text: text.describe('the words, without quotation marks').meta({ examples: ['I felt that I belonged.'] }),
  source: text.describe('who said it').meta({ examples: ['A subscriber'] }),
  placeholder,
})

const language = field('machine', z.string())
  .refine(
    (tag) => languageName(tag, 'en') !== undefined,
    'expected the tag of a language as it is usually written: en, fr, pt-BR, es-419',
  )
  .meta({ examples: ['en'] })

const glance = fields({
  audience: text
    .optional()
    .describe('whom it was for, in a few words; left out, it is among what we don’t know yet')
    .meta({ examples: ['Donors who had stopped giving'] }),
  tried: text
    .describe('what was tried, in a short sentence; shown on its card, too')
    .meta({ examples: ['A postcard every month, with a control group.'] }),
  reached: text
    .optional()
    .describe(
      'how many people it got to; in the words of `found` it is shown once; left out, it is among what we don’t know yet',
    )
    .meta({ examples: [':stat[total-reach] people'] }),
  hoped: text
    .optional()
    .describe(
      'the goal, with its figures; left out, it is among what we don’t know yet; where it and `found` begin with figures that a chart compares, a bar shows both',
    )
    .meta({ examples: [':stat[new-members] new members in the opening year.'] }),
  found: text
    .describe(
      'what came of it, with its strongest result first; what follows a semicolon is set apart, such as what it did not bring; a bar shows a figure that it begins with where a chart compares that with a goal or shows it as a share, and “may be chance” is added where a chart can’t tell; if it begins with the first of the `highlights` and words follow that, it is in the frame beside the title instead of among the facts',
    )
    .meta({ examples: [':stat[total-reach] people reached, :stat[raised] raised.'] }),
  missing: text
    .optional()
    .describe(
      'what of its result nobody has said, in a word or two: on /pilots under “Not known”, in a faint frame beside what was found, on the home page beneath that, and beside the title if no chart draws the figure there',
    )
    .meta({ examples: ['money raised'] }),
  reading: text
    .describe('our reading: what we conclude, in one or two short sentences; nobody but us says it')
    .meta({ examples: ['The postcards reached many people, and we can’t show that they gave more.'] }),
})

/** `pilots/<id>.md`: a pilot with its case study at `/pilot/<id>`. */
export const pilotSchema = fields({
  id: slug.describe('the same as the file name without .md; the page is `/pilot/<id>`'),
  title: heading.describe('the name of the pilot').meta({ examples: ['Givify'] }),
  documentTitle,
  subtitle: text
    .describe('the line below the title; it names the organisation')
    .meta({ examples: ['Monthly giving like a subscription, piloted by a children’s charity'] }),
  description: text
    .describe(
      'what the pilot tried, and what came of it, in one or two sentences of 120 to 155 characters, for search engines and link previews',
    )
    .meta({
      examples: [
        'A charity tested whether people support a cause the way they subscribe to a service: few did, and those who did stayed on.',
      ],
    }),
  partner: text
    .describe('the organisation that ran it, as its card names it')
    .meta({ examples: ['A children’s charity'] }),
  icon: icon.describe('the drawing beside its category on its card').meta({ examples: ['chart'] }),
  category: field({ listedIn: 'pilots' }, text)
    .describe('the kind of pilot, shown on its card: one of `categories.pilots` in settings.md')
    .meta({ examples: ['Data Analytics'] }),
  // A new file has the placeholder text.
  status: field('machine', z.enum(['Ongoing', 'Implemented', 'Completed', standInText]))
    .describe('the status of the pilot, shown on its card unless all pilots have the same')
    .meta({ examples: ['Implemented'] }),
  keyFeatures: z
    .array(text)
    .length(4, 'expected exactly four key features')
    .describe('four short phrases for its card')
    .meta({
      examples: [['A short form', 'Payment by phone', 'A thank-you film', 'A monthly letter']],
    }),
  glance: glance.describe(
    'the pilot at a glance: beside its title, on its cards and in the table that compares the pilots',
  ),
  goalMet: field('machine', z.boolean())
    .default(false)
    .describe('true where the pilot is known to have met its goal; `count/goals-met` counts them'),
  controlGroup: field('machine', z.boolean())
    .default(false)
    .describe('true where part of the people were kept as a control group; `count/control-groups` counts them'),
  unknown,
  image: image.describe('the picture at the top of the case study'),
  languages: z
    .array(language)
    .default([])
    .describe('the tags of the languages it ran in; `::languages` shows their names')
    .meta({ examples: [['en', 'fr']] }),
  keyQuestion: text
    .optional()
    .describe('the one question that the pilot set out to answer; `::key-question` shows it')
    .meta({ examples: ['Do people stay longer when they are thanked in person?'] }),
  stats: z.array(pilotStat).default([]).describe('the figures of the pilot; its text refers to them by id'),
  charts,
  highlights: z
    .array(field('reference', slug))
    .default([])
    .describe(
      'the ids of the figures at the top of the case study, one to four of them; the first, a result or the reach, is beside the title',
    )
    .meta({ examples: [['total-reach']] }),
  milestones: z.array(milestone).default([]).describe('the plan; `::milestones` shows it'),
  planTitle: text
    .optional()
    .describe('what the plan shows, as its title; it may be left out')
    .meta({ examples: ['The design came before the tests'] }),
  implementers: z.array(implementer).default([]).describe('who carried it out; `::implementers` shows them'),
  quotes: z.array(quote).default([]).describe('what people said; `::quotes` shows them'),
  resources: z.array(externalLink).default([]).describe('recordings and reports; `::resources` shows them'),
  redirectFrom,
  accepted,
  draft,
})
  .superRefine(({ stats, highlights, goalMet, glance }, context) => {
    if (goalMet && !glance.hoped) {
      const message = 'expected `hoped` in `glance`, because `goalMet` says that this was met'
      context.addIssue({ code: 'custom', path: ['goalMet'], message })
    }
    const [headline = ''] = highlights
    const { standsFor } = stats.find(({ id }) => id === headline) ?? {}
    if (standsFor === 'goal' || standsFor === 'background') {
      const message = 'expected a result or the reach in the first place, beside the title'
      const better = stats.filter((stat) => stat.standsFor === 'result' || stat.standsFor === 'reach')
      const names = better.map(({ id }) => id).join(' or ')
      const fix = `${names && `name ${names} first, or `}correct what \`${headline}\` stands for`
      context.addIssue({ code: 'custom', path: ['highlights', 0], message, params: { fix } })
    }
  })
  .superRefine(chartsFit)
  .describe('a pilot with its card and its case study at `/pilot/<id>`')

export type Pilot = z.infer<typeof pilotSchema>

/** What nobody has told us of a pilot: what its glance leaves out, and what it names itself. */
export function unknownOf({ glance, unknown }: Pick<Pilot, 'glance' | 'unknown'>): string[] {
  return [
    ...(glance.audience ? [] : ['whom the pilot was for']),
    ...(glance.reached ? [] : ['how many people the pilot reached']),
    ...(glance.hoped ? [] : ['what the pilot hoped to achieve']),
    ...unknown,
  ]
}
