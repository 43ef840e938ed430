import { z } from 'zod'
import { heading, text } from './fields.ts'
import { field, fields } from './roles.ts'

/** A comparison of two editions of the challenge on a page. */
export const editions = fields({
  title: heading.describe('the heading above them').meta({ examples: ['The editions side by side'] }),
  text: text
    .describe('what is compared, in a sentence or two')
    .meta({ examples: ['Each edition kept its own count.'] }),
  names: field('prose', z.tuple([text, text]))
    .describe('the names of the editions')
    .meta({ examples: [['First edition', 'Second edition']] }),
  rows: z
    .array(
      fields({
        label: text.describe('what the figures of the row count').meta({ examples: ['Organisations that took part'] }),
        figures: field('reference', z.tuple([z.string().min(1), z.string().min(1)]))
          .describe('a figure of each edition')
          .meta({ examples: [['first-edition/ngos', 'second-edition/ingos']] }),
      }),
    )
    .min(1)
    .describe('the rows; each has a scale of its own that begins at zero'),
}).describe('the editions side by side, as bars')

/** Two editions side by side. */
export type Editions = z.infer<typeof editions>
