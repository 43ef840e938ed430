import { z } from 'zod'
import { field } from './roles.ts'

/** Whether a file is part of the site; in every collection except the policy's sections. */
export const publication = {
  draft: field('machine', z.boolean())
    .default(false)
    .describe('true while the file is being written: it is checked and shown in the preview, neither counted nor built')
    .meta({ examples: [true] }),
}
