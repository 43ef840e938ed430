import type { z } from 'zod'
import { articleSchema } from '../schemas/article.ts'
import { policySectionSchema } from '../schemas/pages.ts'
import { leaderSchema, partnerSchema } from '../schemas/person.ts'
import { pilotSchema } from '../schemas/pilot.ts'
import type { FieldOf, Kind, Shown } from './singles.ts'

/** A kind with any number of files, in a folder of its name. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> extends Kind<Schema>, Shown {
  /** The word for one file, which `npm run new` uses; without it, there is no such command. */
  one?: string
  /** The name of the figure `count/…` that counts its files, and its unit; without it, both are the name of the folder. */
  counts?: { name: string; unit: string }
  /** The field that the files are sorted by, after those that `order` of their page names. */
  sortedBy?: FieldOf<Schema>
  /** Whether the order is descending, as with days. */
  isLastFirst?: boolean
  /** The fields with the day and the summary under which feeds contain it; search engines take it for an article. */
  feed?: { day: FieldOf<Schema>; summary: FieldOf<Schema> }
}

/** What lists, previews and feeds say about a page. */
type Described = Readonly<Record<'title' | 'description' | 'category', z.ZodType>>

/** A kind whose files each have a page, in `pages/NAME/@id`. */
interface PageCollection<Schema extends z.ZodObject<Described>> extends Collection<Schema> {
  path: `/${string}/`
  preview: FieldOf<Schema>
}

/** The part of a page that lists what nobody has told us. */
export const unknownPart = { id: 'unknown', heading: 'What we don’t know yet' } as const

export const collections = {
  articles: {
    schema: articleSchema,
    one: 'article',
    path: '/article/',
    shownOn: ['getInspired'],
    sortedBy: 'date',
    isLastFirst: true,
    parts: { links: 'links', unknown: unknownPart.id },
    optionalParts: ['links', 'unknown'],
    preview: 'stats',
    feed: { day: 'date', summary: 'excerpt' },
  } as const satisfies PageCollection<typeof articleSchema>,
  pilots: {
    schema: pilotSchema,
    one: 'pilot',
    path: '/pilot/',
    shownOn: ['pilotsPage', 'home'],
    sortedBy: 'title',
    parts: { unknown: unknownPart.id, sponsor: 'sponsor' },
    optionalParts: ['unknown'],
    preview: 'highlights',
  } as const satisfies PageCollection<typeof pilotSchema>,
  policy: {
    schema: policySectionSchema,
    shownOn: ['privacy'],
    isSection: true,
    counts: { name: 'policy-sections', unit: 'sections' },
  } as const satisfies Collection<typeof policySectionSchema>,
  leaders: {
    schema: leaderSchema,
    one: 'leader',
    shownOn: ['about'],
  } as const satisfies Collection<typeof leaderSchema>,
  partners: {
    schema: partnerSchema,
    one: 'partner',
    shownOn: ['home'],
  } as const satisfies Collection<typeof partnerSchema>,
}

export type CollectionName = keyof typeof collections
