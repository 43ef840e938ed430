import type { SiteEntry } from '../content/entries/site.ts'
import type { ContentKind } from '../content/kinds/routes.ts'
import { beacon, call, cycle, focus, game, messages, people, smile, stage, sunrise, writing } from './compositions.ts'
import type { Layer, SchemeName } from './drawing.ts'
import { book, lighthouse, quilt } from './page-compositions.ts'
import type { Random } from './random.ts'

/** What a drawing shows, and its colours; without colours, the seed chooses them. */
interface Theme {
  compose: (random: Random) => Layer[]
  scheme?: SchemeName
  /** Whether the lower edge of the drawing is never cut off. */
  standsOnEdge?: boolean
}

/**
 * The themes of drawings: categories of pilots and articles, the summits, calls to act, the error screens, and pages of
 * their own. Writers may list a category that has none.
 */
const themes: Readonly<Record<string, Theme>> = {
  'Leadership Development': { compose: people, scheme: 'sun' },
  'Digital Engagement': { compose: game, scheme: 'dusk' },
  'Social Enterprise': { compose: smile, scheme: 'ember' },
  'Platform Innovation': { compose: cycle, scheme: 'night' },
  'Mobile Fundraising': { compose: messages, scheme: 'dawn' },
  'Data Analytics': { compose: focus, scheme: 'night' },
  'Innovation Challenge': { compose: call },
  Manifesto: { compose: writing, scheme: 'ember' },
  Summit: { compose: stage, scheme: 'night' },
  'Annual Summit': { compose: stage, scheme: 'dusk' },
  About: { compose: quilt, scheme: 'sun' },
  Nominations: { compose: lighthouse, scheme: 'night' },
  Stories: { compose: book, scheme: 'dusk' },
  Call: { compose: sunrise, scheme: 'ember', standsOnEdge: true },
  'Error Screen': { compose: sunrise, scheme: 'dusk', standsOnEdge: true },
}

/** The theme of a name; the default is the beacon. */
export function themeOf(name: string | undefined): Theme {
  return Object.entries(themes).find(([theme]) => theme === name)?.[1] ?? { compose: beacon }
}

/** The themes of single pages that have a drawing of their own. */
const pageThemes = {
  about: 'About',
  getInspired: 'Stories',
  summit: 'Summit',
  annualSummit: 'Annual Summit',
  nominations: 'Nominations',
} as const

/** A page with a drawing of its own. */
export type DrawnPage = keyof typeof pageThemes

/**
 * What the drawing of a page is made from, by its kind and content file: for a page with a theme of its own its day or
 * its title, for any other its id. Its preview image shows the same.
 */
export function pageDrawing(kind: ContentKind, { id, data }: SiteEntry) {
  const theme = Object.entries(pageThemes).find(([page]) => page === kind)?.[1]
  return theme ? { seed: String(data.date ?? data.title), theme } : { seed: id, theme: String(data.category ?? '') }
}
