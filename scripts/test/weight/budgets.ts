import { readFileSync } from 'node:fs'
import { z } from 'zod'

const count = z.int().positive()

const schema = z.strictObject({
  page: z.strictObject({
    htmlAndCss: count.describe('the document and its style sheet, with gzip'),
    scripts: count.describe('all scripts that run before the first action, with gzip'),
    fonts: count.describe('the fonts that the style sheet names for the characters of every page'),
    markedFonts: count.describe('those that it names for letters with marks, which few pages have'),
    requests: count.describe('what a browser asks for on its first visit, the document included'),
  }),
  site: z.strictObject({
    searchIndex: count.describe('the index that the search dialog loads, or each of its pieces but texts, with gzip'),
    previewImage: count.describe('the picture of a page in messengers'),
    scriptsOnDemand: count.describe('what the first action loads at most: React, all islands and search, with gzip'),
  }),
})

/** What a page, and the site, may weigh in bytes, and how often a first visit may ask. Sizes are exact, so tests hold them. */
export const budgets = schema.parse(JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')))
