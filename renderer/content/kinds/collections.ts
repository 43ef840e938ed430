import type { z } from 'zod'
import { articleSchema } from '../schemas/article.ts'
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
import { leaderSchema, partnerSchema } from '../schemas/person.ts'
import { pilotSchema } from '../schemas/pilot.ts'
import { policySectionSchema } from '../schemas/policy-section.ts'
import { settingsSchema } from '../schemas/settings.ts'
import { annualSummitSchema, summitSchema } from '../schemas/summit.ts'

/** The folders of content of which there may be any number of files, with the schema of each. */
export const collections = {
  articles: articleSchema,
  pilots: pilotSchema,
  policy: policySectionSchema,
  leaders: leaderSchema,
  partners: partnerSchema,
} as const

/** The files of which there is exactly one, by the name that the code uses: schema, and address of the page made from it. */
export const singles = {
  settings: { file: 'settings.md', schema: settingsSchema },
  home: { file: 'pages/home.md', path: '/', schema: homeSchema },
  about: { file: 'pages/about.mdx', path: '/about', schema: aboutSchema },
  pilotsPage: { file: 'pages/pilots.md', path: '/pilots', schema: pilotsSchema },
  getInspired: { file: 'pages/get-inspired.md', path: '/get-inspired', schema: getInspiredSchema },
  summit: { file: 'pages/innovation-summit.mdx', path: '/innovation-summit', schema: summitSchema },
  annualSummit: {
    file: 'pages/innovation-summit-geneve.md',
    path: '/innovation-summit-geneve',
    schema: annualSummitSchema,
  },
  nominations: { file: 'pages/nominate-beacon.mdx', path: '/nominate-beacon', schema: nominationsSchema },
  contact: { file: 'pages/contact.md', path: '/contact', schema: contactSchema },
  privacy: { file: 'pages/privacy-policy.md', path: '/privacy-policy', schema: privacySchema },
  notFound: { file: 'pages/not-found.md', schema: notFoundSchema },
  error: { file: 'pages/error.md', schema: errorSchema },
} as const

/** The name of a folder of content. */
export type CollectionName = keyof typeof collections
/** The name of a file of which there is exactly one. */
export type SingleName = keyof typeof singles
/** The frontmatter of a file in a collection. */
export type CollectionData<Name extends CollectionName> = z.infer<(typeof collections)[Name]>
/** The frontmatter of a single file. */
export type SingleData<Name extends SingleName> = z.infer<(typeof singles)[Name]['schema']>
