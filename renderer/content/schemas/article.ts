import { z } from 'zod'
import { charts } from './chart.ts'
import { chartsFit } from './chart-faults.ts'
import {
  accepted,
  documentTitle,
  draft,
  externalLink,
  heading,
  image,
  redirectFrom,
  slug,
  text,
  unknown,
} from './fields.ts'
import { date, ownDate, stat } from './figure.ts'
import { field, fields } from './roles.ts'

/** The lamps in the drawing of a challenge that figures count. */
export const lampKinds = ['ideas', 'nominated', 'winners'] as const
export type LampKind = (typeof lampKinds)[number]

const storyStat = fields({
  ...stat.shape,
  lamps: field('machine', z.enum(lampKinds))
    .optional()
    .describe('the lamps that it counts in the drawing of a challenge: a whole number, and each kind once'),
})

/** `articles/<id>.md`: a story with its own page at `/article/<id>`. */
export const articleSchema = fields({
  id: slug
    .describe('the same as the file name without .md; the page is `/article/<id>`')
    .meta({ examples: ['my-story'] }),
  title: heading.describe('the headline').meta({ examples: ['What the first challenge taught us'] }),
  documentTitle,
  description: text.describe('one or two sentences for search engines and link previews, 120 to 155 characters').meta({
    examples: [
      'How a group of non-profits opened its questions to the world, which answers came back, and what they made of the best of them.',
    ],
  }),
  date: field(ownDate, date)
    .describe('the date of the story')
    .meta({ examples: ['2022-12-19'] }),
  category: field({ listedIn: 'articles' }, text)
    .describe('the kind of story, shown above its title: one of `categories.articles` in settings.md')
    .meta({ examples: ['Manifesto'] }),
  excerpt: text
    .describe('the two or three sentences that the list of articles shows')
    .meta({ examples: ['The challenge asked a plain question. The answers came from unexpected places.'] }),
  image: image.describe('the picture at the top'),
  featured: field('machine', z.boolean()).default(false).describe('true for the one story at the head of Get Inspired'),
  stats: z.array(storyStat).default([]).describe('the figures of the story; its text refers to them by id'),
  charts,
  unknown,
  links: z.array(externalLink).default([]).describe('the external pages that the story leads to'),
  redirectFrom,
  accepted,
  draft,
})
  .superRefine(chartsFit)
  .superRefine(lampsFit)
  .describe('a story with its own page at `/article/<id>`')

/** Lamps can be counted, and one figure says how many there are of a kind. */
function lampsFit({ stats }: { stats: readonly z.infer<typeof storyStat>[] }, context: z.RefinementCtx): void {
  for (const [index, { lamps, value, unit }] of stats.entries()) {
    const isFirst = stats.findIndex((stat) => stat.lamps === lamps) === index
    if (!lamps || (isFirst && Number.isInteger(value) && unit !== '%')) continue
    const message = 'expected a whole number, and no other figure for the same lamps'
    context.addIssue({ code: 'custom', path: ['stats', index, 'lamps'], message })
  }
}
