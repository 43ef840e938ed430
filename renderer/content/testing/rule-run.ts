import { z } from 'zod'
import type { Index } from '../entries/site-index.ts'
import type { Figure, Figures } from '../figures/figure.ts'
import { readSource } from '../frontmatter/frontmatter.ts'
import { parse } from '../markdown/processor.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import { placeProblems } from '../problems/place-problems.ts'
import type { PlacedProblem } from '../problems/problem.ts'
import type { ContentDocument, Rule } from '../rules/rule.ts'
import { externalLink, externalUrl, link, linkTarget, text } from '../schemas/fields.ts'
import { figureCard } from '../schemas/figure.ts'
import { pilotSchema } from '../schemas/pilot.ts'
import { fields } from '../schemas/roles.ts'
import { createTermFinder, formsOf } from '../terms/terms.ts'

const figure = (id: string): Figure => ({
  id,
  value: 6,
  notation: 'standard',
  location: { file: 'f', line: 1, column: 1 },
})
const figures: Figures = {
  ...Object.fromEntries(
    ['candle/reach', 'candle/donors', 'home/since', 'count/pilots', 'draft/reach'].map((id) => [id, figure(id)]),
  ),
  'candle/day': { ...figure('candle/day'), value: '2041-05-14' },
}

/** A pilot, and a few fields of other kinds. */
const schema = fields({
  ...pilotSchema.shape,
  ...{ lead: text, about: text, href: linkTarget, url: externalUrl, link },
  notes: z.array(text),
  cards: z.array(figureCard),
  links: z.array(fields({ ...link.shape, ...externalLink.shape })),
})

const terms = [{ term: 'ROI', also: ['return on investment'], meaning: 'What comes back.' }]

/** A small site: a few figures, three pages, one public file. */
export const smallIndex: Index = {
  figures,
  routes: new Set(['/', '/pilots', '/pilot/candle']),
  phrases: [],
  isUnreviewed: (id) => id.startsWith('draft/'),
  draftAt: (path) => (path === '/pilot/draft' ? 'pilots/draft.md' : undefined),
  leadsTo: (path) => (path === '/pilot/torch' ? '/pilot/candle' : undefined),
  publicFiles: new Set(['/images/team.jpg']),
  isPublicFile: (path) => path === '/images/team.jpg',
  categoriesIn: () => ({ names: ['Lamps', 'Boats'], file: 'settings.md' }),
  anchorsOf: (path) => (path === '/pilots' ? ['list', 'call'] : ['about', 'key-question']),
  meaningOf: (words) => createTermFinder(terms)(words)?.meaning,
  termNames: terms.flatMap(formsOf),
  titleOf: (path) => (path === '/pilots' ? 'Our pilots' : undefined),
  siteName: 'Candles',
  email: 'hello@harbour.example.org',
  website: 'https://harbour.example.org',
}

/**
 * Checks a text, with the lines of a frontmatter above it, against one rule; the text begins on line 2 + their number.
 *
 * @param more `above` are the lines of the frontmatter, `figures` stand in the place of the small site's
 */
export function runRule(
  rule: Rule,
  body: string,
  more: Partial<ContentDocument> & { above?: string[]; figures?: Figures } = {},
): PlacedProblem[] {
  const { above = ['title: A'], format = 'md', figures: given = figures, ...rest } = more
  const source = readSource('pilots/candle.md', ['---', ...above, '---', body].join('\n'))
  if (!source.ok) throw new Error(source.problems[0]?.message)
  const { text, fields: written } = source.value
  const parsed = format === 'mdx' ? parseMdx(body, 'f') : { tree: parse(body) }
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  const document = {
    file: 'pilots/candle.md',
    scope: 'candle',
    headingAbove: 1,
    kind: format === 'mdx' ? 'about' : 'pilots',
    page: '/pilot/candle',
    ...parsed,
    format,
    schema,
    fields: written,
    body,
  } as const
  return placeProblems(rule({ ...document, ...rest }, { ...smallIndex, figures: given }), () => text)
}
