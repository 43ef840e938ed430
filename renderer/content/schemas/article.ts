import { z } from 'zod'
import { accepted, draft, externalLink, image, slug, text } from './fields.ts'
import { date, stat } from './figure.ts'

/** `articles/<id>.md`: a story with its own page at `/article/<id>`. */
export const articleSchema = z.strictObject({
  id: slug.describe('the same as the file name without .md; the page is /article/<id>'),
  title: text.describe('the headline'),
  description: text.describe('one or two sentences for search engines and link previews, 50 to 160 characters'),
  date: date.describe('the day that the story is dated, as 2022-12-19'),
  category: z.enum(['Innovation Challenge', 'Manifesto']).describe('the kind of story, shown above its title'),
  excerpt: text.describe('the two or three sentences that the list of articles shows'),
  image: image.describe('the picture at the top'),
  featured: z.boolean().default(false).describe('true for the one story at the head of Get Inspired'),
  stats: z.array(stat).default([]).describe('the figures of the story; its text refers to them by id'),
  links: z.array(externalLink).default([]).describe('the external pages that the story leads to'),
  accepted,
  draft,
})

/** An article's frontmatter. */
export type Article = z.infer<typeof articleSchema>
