import { z } from 'zod'
import { externalLink, placeholder, slug, text, textCard, unknown } from './fields.ts'
import { moment, stat, timeRange } from './figure.ts'
import { pageHead } from './pages.ts'
import { field, fields } from './roles.ts'

/** `pages/nominate-beacon.mdx`: the call for nominations. */
export const nominationsSchema = fields({
  ...pageHead,
  stats: z.array(stat).describe('how many concepts an organisation nominates'),
  steps: z
    .array(fields({ ...textCard.omit({ icon: true }).shape, placeholder }))
    .min(1)
    .describe(
      'the process, step by step; the page numbers the steps, and one that nobody has confirmed has a broken edge',
    ),
  timeline: z
    .array(
      fields({
        id: slug
          .describe('the name by which texts refer to the date: `:stat[deadline]`')
          .meta({ examples: ['deadline'] }),
        date: field({ name: ({ id }) => String(id), label: 'event' }, moment)
          .describe('the day or days: 1 July, 23 and 25 September')
          .meta({ examples: ['19 August'] }),
        time: field({ name: ({ id }) => `${id}-hours`, label: 'event' }, timeRange)
          .optional()
          .describe('the hours, such as 09:30-11:00'),
        event: text.describe('what happens').meta({ examples: ['Deadline for nominations'] }),
      }),
    )
    .min(1)
    .describe('the dates, in their order'),
  zoneLabel: text.describe('the label of the zone of all hours').meta({ examples: ['CET'] }),
  requirements: z
    .array(text)
    .min(1)
    .describe('what a nomination must fulfil')
    .meta({ examples: [['Only co-initiator organisations may nominate.']] }),
  unknown: unknown.describe('what we don’t know yet, in a few words each; `<Unknown />` shows it'),
  form: externalLink.describe('the external nomination form; it opens in a new tab'),
}).describe('the call for nominations; its text is MDX')

export type Nominations = z.infer<typeof nominationsSchema>
