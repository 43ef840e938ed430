import { z } from 'zod'
import { date } from './figure.ts'
import { field } from './roles.ts'

/** When a file becomes part of the site; in every collection except the policy's sections. */
export const publication = {
  draft: field('machine', z.boolean())
    .default(false)
    .describe('true while the file is being written: it is checked and shown in the preview, neither counted nor built')
    .meta({ examples: [true] }),
  publishDate: field('machine', date)
    .optional()
    .describe('the first day on which the file is part of the site (in UTC); before it, the file is a draft')
    .meta({ examples: ['2026-01-31'] }),
}
