import type { ListedEntry, Site } from '../content/entries/site.ts'
import { resolveFigure } from '../content/figures/reference.ts'
import type { ContentKind } from '../content/kinds/routes.ts'
import { type LampKind, lampKinds } from '../content/schemas/article.ts'
import { type Layer, middle, type SchemeName } from './drawing.ts'
import { book, compass, jar, lake, lighthouse, quilt, stage, torches } from './page-compositions.ts'
import { cycle, focus, game, messages, people, smile } from './pilot-compositions.ts'
import type { Random } from './random.ts'
import { beacon, lamps, writing } from './story-compositions.ts'

/** What a drawing shows, and its colours; without colours, the seed chooses them. */
interface Theme {
  compose: (random: Random, counts: readonly number[]) => Layer[]
  scheme?: SchemeName
  /** The part that is seen whole, and as large as it can be. */
  whole?: Record<'x' | 'y' | 'width' | 'height', number>
  /** Whether it is aligned to the bottom of its canvas, as nothing is below it; others are in the middle. */
  isGrounded?: boolean
  /** The figures that it counts: those of lamps, or the first with a unit. */
  counted?: readonly { lamps?: LampKind; unit?: string }[]
}

/** The themes of single pages that have a drawing of their own. */
const pageThemes = {
  about: { compose: quilt, scheme: 'dusk', whole: middle },
  getInspired: { compose: book, scheme: 'dusk' },
  summit: { compose: stage, scheme: 'night' },
  annualSummit: { compose: lake, scheme: 'dusk' },
  nominations: { compose: lighthouse, scheme: 'night' },
  privacy: { compose: jar, scheme: 'sun' },
} as const satisfies { [Kind in ContentKind]?: Theme }

/** A page with a drawing of its own. */
export type DrawnPage = keyof typeof pageThemes

/**
 * The themes of drawings: those of pages, categories of pilots and articles, calls to act, and the error screens. Writers
 * may list a category that has none.
 */
const themes = {
  ...pageThemes,
  'Leadership Development': {
    compose: people,
    scheme: 'night',
    whole: { ...middle, x: 70, width: 1060 },
    isGrounded: true,
  },
  'Digital Engagement': { compose: game, scheme: 'dusk', whole: { x: 110, y: -20, width: 980, height: 600 } },
  'Social Enterprise': { compose: smile, scheme: 'ember', whole: middle },
  'Platform Innovation': {
    compose: cycle,
    scheme: 'violet',
    whole: { x: 100, y: -35, width: 1000, height: 670 },
    counted: [{ unit: 'months' }],
  },
  'Mobile Fundraising': { compose: messages, scheme: 'sun', whole: { ...middle, y: 156, height: 386 } },
  'Data Analytics': { compose: focus, scheme: 'dusk', whole: middle },
  'Innovation Challenge': {
    compose: lamps,
    scheme: 'night',
    whole: { x: 300, y: 0, width: 600, height: 600 },
    counted: lampKinds.map((lamps) => ({ lamps })),
  },
  Manifesto: { compose: writing, scheme: 'ember' },
  Call: { compose: torches, scheme: 'ember', whole: { x: 100, y: 90, width: 1000, height: 510 }, isGrounded: true },
  'Error Screen': { compose: compass, scheme: 'dusk', whole: { x: 360, y: 60, width: 480, height: 480 } },
} satisfies Readonly<Record<string, Theme>>

export type ThemeName = keyof typeof themes

/** The theme of a name; the default is the beacon. */
export function themeOf(name: string | undefined): Theme {
  return Object.entries(themes).find(([theme]) => theme === name)?.[1] ?? { compose: beacon }
}

/** What a drawing is made from. */
export interface Drawing {
  /** Any text; the same text always makes the same drawing. */
  seed: string
  /** What the drawing is about: a category, or the kind of a page. */
  theme: string
  /** How many of each thing it shows, for the few themes that count. */
  counts?: readonly number[]
}

/** What the drawing of a file is made from: its id, its category, and the figures that the theme counts. */
export function drawingOf({ id, data }: ListedEntry): Drawing {
  const theme = String(data.category ?? '')
  const stats: { lamps?: LampKind; unit?: string; value: unknown }[] = Array.isArray(data.stats) ? data.stats : []
  const counts = themeOf(theme).counted?.map(({ lamps, unit }) => {
    const counted = stats.find((stat) => (lamps ? stat.lamps === lamps : stat.unit === unit))
    // A range counts nothing.
    return Number(counted?.value) || 0
  })
  return { seed: id, theme, ...(counts && { counts }) }
}

/** The colour of a numeral beside a drawing that counts the same: that of its lamps. */
export function lampColor({ theme, counts = [] }: Drawing, lamps?: LampKind): string {
  const place = themeOf(theme).counted?.findIndex((counted) => lamps && counted.lamps === lamps) ?? -1
  const color = counts[place] ? ['text-ink', 'text-warm', 'text-lit'][place] : undefined
  return color ?? 'text-ink'
}

/**
 * What the drawing of a page is made from, by its kind: for a page with a theme of its own its day or its title, for any
 * other as its file says. Its preview image shows the same.
 */
export function pageDrawing(
  kind: ContentKind,
  entry: ListedEntry,
  { about, figures }: Pick<Site, 'about' | 'figures'>,
): Drawing {
  if (!(kind in pageThemes)) return drawingOf(entry)
  const counted = kind === 'about' && resolveFigure(about.data.quilt.figure, figures, about.id)
  const seed = String(entry.data.date ?? entry.data.title)
  return { seed, theme: kind, ...(counted && { counts: [Number(counted.value)] }) }
}
