import type { ContentKind } from './routes.ts'

/**
 * The parts of pages that components make, with their ids: the components take them from here, and links to them are
 * held against the same list. Headings of a text bring ids of their own.
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

/** The parts of the frame around every page. */
export const frameParts = { content: 'content', menu: 'menu', quickLinks: 'quick-links' } as const

/** The id of the call to act, on whatever page it stands. */
export const callId = pageParts.home.call

/** The ids that the components of a page give to its parts. */
export function partsOf(kind: ContentKind): string[] {
  const parts: Readonly<Partial<Record<ContentKind, Readonly<Record<string, string>>>>> = pageParts
  return Object.values(parts[kind] ?? {})
}
