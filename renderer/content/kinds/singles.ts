import type { z } from 'zod'
import { nominationsSchema } from '../schemas/nominations.ts'
import {
  aboutSchema,
  contactSchema,
  errorSchema,
  getInspiredSchema,
  homeSchema,
  notFoundSchema,
  pilotsSchema,
  privacySchema,
} from '../schemas/pages.ts'
import type { FieldSchema } from '../schemas/roles.ts'
import { settingsSchema } from '../schemas/settings.ts'
import { annualSummitSchema, summitSchema } from '../schemas/summit.ts'

export type FieldOf<Schema extends z.ZodObject> = keyof z.infer<Schema>

/** The description of any kind of content file. */
export interface Kind<Schema extends z.ZodObject = z.ZodObject> {
  /** The fields of its frontmatter, and what each does. */
  schema: Schema & FieldSchema
  /** The address of its page; that of a page in a folder ends with a slash, and the name of the file follows. */
  path?: string
  /** The ids that the components of its page give to parts of it, so that links may lead to them. */
  parts?: Readonly<Record<string, string>>
  /** The parts that are there only if the field of the same name is filled. */
  optionalParts?: readonly FieldOf<Schema>[]
  /** The field with the figure of its preview image: a day, or ids, figures or cards, the first of which is shown. */
  preview?: FieldOf<Schema>
  /** Whether its files are the sections of the page that they are shown on, numbered by their names: `01-cookies.md`. */
  isSection?: boolean
}

/** A kind with exactly one file. */
export interface Single<Schema extends z.ZodObject = z.ZodObject> extends Kind<Schema> {
  /** Its path below the root of the content. */
  file: string
  /** The figures `count/…` that count the entries of a field. */
  counts?: Readonly<Record<string, { field: FieldOf<Schema>; unit: string }>>
}

/** A single file with a page of its own. */
interface Page<Schema extends z.ZodObject> extends Single<Schema> {
  path: string
}

const pages = {
  home: {
    file: 'pages/home.md',
    path: '/',
    schema: homeSchema,
    parts: { hero: 'hero', pilots: 'pilots', readings: 'readings', partners: 'partners', call: 'call' },
    preview: 'cards',
    counts: { 'home-cards': { field: 'cards', unit: 'cards' } },
  } as const satisfies Page<typeof homeSchema>,
  about: {
    file: 'pages/about.mdx',
    path: '/about',
    schema: aboutSchema,
    parts: { call: 'call' },
    preview: 'cards',
    counts: { values: { field: 'values', unit: 'cards' } },
  } as const satisfies Page<typeof aboutSchema>,
  pilotsPage: {
    file: 'pages/pilots.md',
    path: '/pilots',
    schema: pilotsSchema,
    parts: { comparison: 'comparison', call: 'call' },
  } as const satisfies Page<typeof pilotsSchema>,
  getInspired: {
    file: 'pages/get-inspired.md',
    path: '/get-inspired',
    schema: getInspiredSchema,
    parts: { featured: 'featured', editions: 'editions', more: 'more', call: 'call' },
    preview: 'cards',
    counts: { 'inspired-cards': { field: 'cards', unit: 'cards' } },
  } as const satisfies Page<typeof getInspiredSchema>,
  summit: {
    file: 'pages/innovation-summit.mdx',
    path: '/innovation-summit',
    schema: summitSchema,
    parts: { expect: 'expect', keynote: 'keynote', speakers: 'speakers', agenda: 'agenda', call: 'call' },
    preview: 'date',
    counts: { expectations: { field: 'expectations', unit: 'cards' } },
  } as const satisfies Page<typeof summitSchema>,
  annualSummit: {
    file: 'pages/innovation-summit-geneve.md',
    path: '/innovation-summit-geneve',
    schema: annualSummitSchema,
    parts: { speakers: 'speakers', agenda: 'agenda', attend: 'attend', attendNote: 'attend-note', call: 'call' },
    preview: 'date',
  } as const satisfies Page<typeof annualSummitSchema>,
  nominations: {
    file: 'pages/nominate-beacon.mdx',
    path: '/nominate-beacon',
    schema: nominationsSchema,
    preview: 'stats',
    counts: { 'process-steps': { field: 'steps', unit: 'steps' } },
  } as const satisfies Page<typeof nominationsSchema>,
  contact: {
    file: 'pages/contact.md',
    path: '/contact',
    schema: contactSchema,
    parts: { networks: 'networks' },
  } as const satisfies Page<typeof contactSchema>,
  privacy: {
    file: 'pages/privacy-policy.md',
    path: '/privacy-policy',
    schema: privacySchema,
  } as const satisfies Page<typeof privacySchema>,
}

export type PageName = keyof typeof pages

/** Where a file is shown besides its own page. */
export interface Shown {
  /** The pages that show it; the first is the one that it belongs to. */
  shownOn: readonly PageName[]
}

/** The single files, by the name that the code uses. */
export const singles = {
  settings: {
    file: 'settings.md',
    schema: settingsSchema,
    shownOn: ['about', 'contact'],
    counts: { 'social-links': { field: 'socialLinks', unit: 'links' } },
  } as const satisfies Single<typeof settingsSchema> & Shown,
  ...pages,
  notFound: { file: 'pages/not-found.md', schema: notFoundSchema } as const satisfies Single<typeof notFoundSchema>,
  error: { file: 'pages/error.md', schema: errorSchema } as const satisfies Single<typeof errorSchema>,
}

export type SingleName = keyof typeof singles
