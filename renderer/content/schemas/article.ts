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

const storyStat = fields({
  ...stat.shape,
  lamps: field('machine', z.enum(['ideas', 'nominated', 'winners']))
    .optional()
    .describe('the lamps that it counts in the drawing of a challenge')
    .meta({ examples: ['ideas'] }),
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
  featured: field('machine', z.boolean())
    .default(false)
    .describe('true for the one story at the head of Get Inspired')
    .meta({ examples: [true] }),
  stats: z.array(storyStat).default([]).describe('the figures of the story; its text refers to them by id'),
  charts,
  unknown,
  links: z.array(externalLink).default([]).describe('the external pages that the story leads to'),
  redirectFrom,
  accepted,
  draft,
})
  .superRefine(chartsFit)
  .describe('a story with its own page at `/article/<id>`')
