import type { PageName } from '../content/kinds/singles.ts'
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
 * The themes of drawings: categories of pilots and articles, the summits, calls to act, and pages of their own. Writers may
 * list a category that has none.
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
  About: { compose: quilt, scheme: 'sun' },
  Nominations: { compose: lighthouse, scheme: 'night' },
  Stories: { compose: book, scheme: 'dusk' },
  Call: { compose: sunrise, scheme: 'ember', standsOnEdge: true },
}

/** The theme of a name; the default is the beacon. */
export function themeOf(name: string | undefined): Theme {
  return Object.entries(themes).find(([known]) => known === name)?.[1] ?? { compose: beacon }
}

/** What a page's drawing is made from. */
export interface PageDrawing {
  seed: string
  theme: string
  scheme?: SchemeName
}

/** The drawings of single pages, except those with the default beacon. */
const pageDrawings = {
  about: { theme: 'About' },
  getInspired: { theme: 'Stories' },
  summit: { theme: 'Summit' },
  annualSummit: { theme: 'Summit', scheme: 'dusk' },
  nominations: { theme: 'Nominations' },
} as const satisfies Partial<Record<PageName, Omit<PageDrawing, 'seed'>>>

/** The name of a page with a drawing of its own. */
export type DrawnPage = keyof typeof pageDrawings

/** What the drawing of a page is made from: the day of a summit, or the title. Its preview image shows the same. */
export function pageDrawing(name: DrawnPage, { date, title }: Readonly<Record<string, unknown>>): PageDrawing {
  return { ...pageDrawings[name], seed: String(date ?? title) }
}

/** Whether a page, by the name of its kind, has a drawing of its own. */
export function isDrawnPage(name: string): name is DrawnPage {
  return Object.hasOwn(pageDrawings, name)
}
