import type { PageName } from '../content/kinds/singles.ts'
import type { SchemeName } from './drawing.ts'

/** What a page's drawing is made from. */
export interface PageDrawing {
  seed: string
  theme: string
  scheme?: SchemeName
}

/** The drawings of single pages, except those with the default beacon: theme, colours, and the field of the seed. */
const pageDrawings = {
  about: { theme: 'About', seed: 'title' },
  getInspired: { theme: 'Stories', seed: 'title' },
  summit: { theme: 'Summit', seed: 'date' },
  annualSummit: { theme: 'Summit', scheme: 'dusk', seed: 'date' },
  nominations: { theme: 'Nominations', seed: 'title' },
} as const satisfies Partial<Record<PageName, Omit<PageDrawing, 'seed'> & { seed: 'title' | 'date' }>>

/** The name of a page with a drawing of its own. */
export type DrawnPage = keyof typeof pageDrawings

/** What the drawing of a page is made from; the page and its preview image show the same. */
export function pageDrawing(name: DrawnPage, data: Readonly<Record<string, unknown>>): PageDrawing {
  const { seed, ...drawing } = pageDrawings[name]
  return { ...drawing, seed: String(data[seed]) }
}

/** Whether a page, by the name of its kind, has a drawing of its own. */
export function isDrawnPage(name: string): name is DrawnPage {
  return Object.hasOwn(pageDrawings, name)
}
