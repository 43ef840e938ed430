import type { ContentKind } from './routes.ts'

/**
 * The parts of pages that components make, with their ids: the components take them from here, and links to them are
 * checked against the same list. Headings of a text bring ids of their own.
 */
export const pageParts = {
  home: { hero: 'hero', pilots: 'pilots', partners: 'partners', call: 'call' },
  getInspired: { featured: 'featured', editions: 'editions', more: 'more', call: 'call' },
  summit: { expect: 'expect', keynote: 'keynote', speakers: 'speakers', agenda: 'agenda', call: 'call' },
  annualSummit: { speakers: 'speakers', agenda: 'agenda', attend: 'attend' },
  contact: { networks: 'networks' },
  articles: { links: 'links' },
  pilots: { sponsor: 'sponsor' },
} as const satisfies Partial<Record<ContentKind, Readonly<Record<string, string>>>>

/** The parts that a page has only where a field of its file says something, with that field. */
const optionalParts: Readonly<Record<string, string>> = {
  [pageParts.home.pilots]: 'pilots',
  [pageParts.getInspired.editions]: 'editions',
  [pageParts.articles.links]: 'links',
}

/** The parts of the frame around every page. */
export const frameParts = { content: 'content', menu: 'menu', quickLinks: 'quick-links' } as const

/** The id of the call to act, on whatever page it stands. */
export const callId = pageParts.home.call

/** The ids that the components of a page give to its parts. */
export function partsOf(kind: ContentKind): string[] {
  const parts: Readonly<Partial<Record<ContentKind, Readonly<Record<string, string>>>>> = pageParts
  return Object.values(parts[kind] ?? {})
}

/** Those of them that the page of a file has, by its frontmatter. */
export function presentParts(kind: ContentKind, data: Readonly<Record<string, unknown>>): string[] {
  const isPresent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  return partsOf(kind).filter((part) => {
    const field = optionalParts[part]
    return field === undefined || isPresent(data[field])
  })
}
