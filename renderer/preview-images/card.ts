import type { Site } from '../content/entries/site.ts'
import { formatFigure } from '../content/figures/format.ts'
import { plainText, resolveFigure } from '../content/figures/reference.ts'
import { singles } from '../content/kinds/collections.ts'
import type { Route } from '../content/kinds/routes.ts'

/** The size of a preview image in pixels, as social networks recommend it. */
export const previewSize = { width: 1200, height: 630 } as const

/** What the preview image of a page shows. */
export interface PreviewCard {
  /** What the drawing is composed from. */
  seed: string
  /** The line above the title: the kind of page, or the name of the site. */
  kicker: string
  title: string
  /** Up to three figures of the page with what they count. */
  figures: { display: string; label: string }[]
}

/** What the preview image of a page shows: its title, its first figures, and the seed of its drawing. */
export function previewCard(site: Site, { path, file }: Route): PreviewCard {
  const pilot = site.pilots.find((entry) => entry.file === file)
  if (pilot) return createCard(site, pilot, pilot.data.category, byIds(pilot.data.highlights))
  const article = site.articles.find((entry) => entry.file === file)
  if (article) return createCard(site, article, article.data.category, byIds(article.data.stats.map(({ id }) => id)))
  const entries = Object.keys(singles).map((name) => site[name as keyof typeof singles])
  const entry = entries.find((candidate) => candidate.file === file)
  if (!entry || !('title' in entry.data)) throw new Error(`${path} is made from ${file}, which is no page`)
  return createCard(site, { id: entry.id, data: entry.data }, site.settings.data.name, figuresOf(entry.data))
}

/** A figure that a card may show; without a label it has the one of the place where it is written. */
interface Choice {
  figure: string
  label?: string
}

function createCard(
  site: Site,
  { id, data }: { id: string; data: { title: string } },
  kicker: string,
  choices: readonly Choice[],
): PreviewCard {
  const figures = choices.slice(0, 3).flatMap(({ figure: figureId, label }) => {
    const figure = resolveFigure(figureId, site.figures, id)
    // A difference that is not significant needs more words than a picture has.
    if (!figure || figure.qualifier === 'not significant') return []
    const words = plainText(label ?? figure.label ?? '', site.figures, figure.id.split('/')[0] ?? '')
    return words ? [{ display: formatFigure(figure), label: words }] : []
  })
  return { seed: id, kicker, title: plainText(data.title, site.figures, id), figures }
}

/** The figures that a page shows as cards. */
function figuresOf(data: object): Choice[] {
  if ('cards' in data && Array.isArray(data.cards)) return data.cards
  return 'stats' in data && Array.isArray(data.stats) ? byIds(data.stats.map(({ id }) => String(id))) : []
}

function byIds(ids: readonly string[]): Choice[] {
  return ids.map((figure) => ({ figure }))
}
