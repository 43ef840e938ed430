import { z } from 'zod'
import { editions } from './editions.ts'
import { accepted, link, text, textCard } from './fields.ts'
import { figureCard, stat } from './figure.ts'

/** What the copy of every page begins with. */
export const pageHead = {
  title: text.describe('the heading of the page, and its title in search results and tabs'),
  description: text.describe('what the page offers, in 50 to 160 characters, for search results'),
  accepted,
}

const callToAction = z.strictObject({ title: text, text, link })

/** `pages/home.md`. */
export const homeSchema = z.strictObject({
  ...pageHead,
  kicker: text.describe('the short line above the heading'),
  lead: text.describe('the paragraph beneath the heading'),
  button: link.describe('the button of the hero'),
  stats: z.array(stat).describe('the headline figures'),
  cards: z.array(figureCard).describe('the statistic cards'),
  pilots: z
    .strictObject({ title: text, text })
    .optional()
    .describe('the words above the drawings of all pilots; left out, the home page shows none'),
  partners: z
    .strictObject({
      title: text,
      text,
      rows: z.array(stat).min(1).describe('how many logos stand in each row'),
    })
    .describe('the grid of logos'),
  call: callToAction.describe('the call at the end'),
})

/** `pages/about.mdx`. */
export const aboutSchema = z.strictObject({
  ...pageHead,
  lead: text,
  stats: z.array(stat),
  values: z.array(textCard).describe('the value cards'),
  cards: z.array(figureCard).describe('the figures under Impact So Far'),
})

/** `pages/pilots.md`. */
export const pilotsSchema = z.strictObject({
  ...pageHead,
  lead: text,
  order: z
    .array(z.string())
    .describe('the ids of the pilots in the order of the list; pilots not named here follow by title'),
  links: z.array(link).describe('where the page leads at its end'),
})

/** `pages/get-inspired.md`. */
export const getInspiredSchema = z.strictObject({
  ...pageHead,
  lead: text,
  cards: z.array(figureCard).describe('the summary cards'),
  editions: editions.optional(),
  call: callToAction.describe('the call to join the summit'),
})

/** `pages/contact.md`. */
export const contactSchema = z.strictObject({ ...pageHead, lead: text })

/** `pages/privacy-policy.md`. */
export const privacySchema = z.strictObject({
  ...pageHead,
  lead: text,
  stats: z.array(stat),
})

/** `pages/not-found.md`: the screen for an address that does not exist. */
export const notFoundSchema = z.strictObject({ ...pageHead, code: text, message: text, link })

/** `pages/error.md`: the screen for a failure of the site itself. */
export const errorSchema = z.strictObject({ ...pageHead, message: text, link })

/** A call to act at the end of a page. */
export type CallToAction = z.infer<typeof callToAction>
