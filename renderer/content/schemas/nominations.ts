import { z } from 'zod'
import { externalLink, slug, text } from './fields.ts'
import { moment, stat, timeRange } from './figure.ts'
import { pageHead } from './pages.ts'

/** `pages/nominate-beacon.mdx`: the call for nominations. */
export const nominationsSchema = z.strictObject({
  ...pageHead,
  lead: text,
  stats: z.array(stat).describe('how many concepts an organisation nominates'),
  criteria: z
    .array(z.strictObject({ title: text, text }))
    .min(1)
    .describe('what makes a Beacon'),
  steps: z
    .array(z.strictObject({ title: text, text }))
    .min(1)
    .describe('the process, step by step'),
  timeline: z
    .array(
      z.strictObject({
        id: slug.describe('the name by which texts refer to the date: `:stat[deadline]`'),
        date: moment.describe('the day or days: 1 July, 23 and 25 September'),
        time: timeRange.optional().describe('the hours, such as 14:00-16:00'),
        event: text.describe('what happens'),
      }),
    )
    .min(1),
  zoneLabel: text.describe('the label of the zone of all hours'),
  requirements: z.array(text).min(1).describe('what a nomination must fulfil'),
  form: externalLink.describe('the external nomination form; it opens in a new tab'),
})

/** The copy of the call for nominations. */
export type Nominations = z.infer<typeof nominationsSchema>
