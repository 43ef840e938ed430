import { z } from 'zod'
import { text } from './fields.ts'

/** What a page sets side by side of two editions of the challenge. */
export const editions = z
  .strictObject({
    title: text,
    text: text.describe('what is compared, in a sentence or two'),
    names: z.tuple([text, text]).describe('the names of the editions'),
    rows: z
      .array(
        z.strictObject({
          label: text.describe('what the figures of the row count'),
          figures: z
            .tuple([z.string().min(1), z.string().min(1)])
            .describe('a figure of each edition: `first-edition/ngos`, `second-edition/ingos`'),
        }),
      )
      .min(1)
      .describe('the rows; each has a scale of its own that begins at zero'),
  })
  .describe('the editions side by side, as bars')

/** Two editions side by side. */
export type Editions = z.infer<typeof editions>
