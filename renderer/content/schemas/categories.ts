import { z } from 'zod'
import { didYouMean } from '../problems/suggest.ts'
import { text } from './fields.ts'
import { type CategoryList, field, fields } from './roles.ts'

const list = z.array(text).min(1, 'expected at least one category')

/** `categories` of the settings: the kinds of pilots and of stories, which writers keep. */
export const categories = fields({
  pilots: list
    .describe('the kinds of pilots; the `category` of each pilot is one of them')
    .meta({ examples: [['Digital Engagement', 'Data Analytics']] }),
  articles: list
    .describe('the kinds of stories; the `category` of each article is one of them')
    .meta({ examples: [['Innovation Challenge', 'Manifesto']] }),
  edition: field('note', text)
    .describe('the kind of story that counts as an edition of the challenge; one of `articles`')
    .meta({ examples: ['Innovation Challenge'] }),
} satisfies Readonly<Record<CategoryList | 'edition', z.ZodType>>)
  .superRefine(({ articles, edition }, context) => {
    if (articles.includes(edition)) return
    const fix = didYouMean(edition, articles) || 'write one of them'
    context.addIssue({ code: 'custom', path: ['edition'], message: 'expected one of `articles`', params: { fix } })
  })
  .describe('the kinds of pilots and stories, shown on their cards')

/** The category of a file: one of those that the settings list. */
export function categoryFrom(listedIn: CategoryList) {
  return field({ listedIn }, text)
}
