import { singles } from '../content/collections.ts'
import { formatFigure } from '../content/figures/format.ts'
import { plainText, resolveFigure } from '../content/figures/reference.ts'
import type { Route } from '../content/routes.ts'
import type { Site } from '../content/site.ts'

/** The size of a preview image in pixels, as social networks recommend it. */
export const previewSize = { width: 1200, height: 630 } as const

/** What the preview image of a page shows. */
export interface PreviewCard {
  /** What the drawing is composed from. */
  seed: string
  /** The kind of page, above the title. */
  kicker: string
  title: string
  /** Up to three figures of the page with what they count. */
  figures: { display: string; label: string }[]
  siteName: string
}

/** What the preview image of a page shows: its title, its first figures, and the seed of its drawing. */
export function previewCard(site: Site, { path, file }: Route): PreviewCard {
  const siteName = site.settings.data.name
  const pilot = site.pilots.find((entry) => entry.file === file)
  if (pilot) return card(site, pilot, pilot.data.category, pilot.data.highlights, siteName)
  const article = site.articles.find((entry) => entry.file === file)
  if (article)
    return card(
      site,
      article,
      article.data.category,
      article.data.stats.map(({ id }) => id),
      siteName,
    )
  const entries = Object.keys(singles).map((name) => site[name as keyof typeof singles])
  const entry = entries.find((candidate) => candidate.file === file)
  if (!entry || !('title' in entry.data)) throw new Error(`${path} is made from ${file}, which is no page`)
  return card(site, { id: entry.id, data: entry.data }, '', figuresOf(entry.data), siteName)
}

function card(
  site: Site,
  { id, data }: { id: string; data: { title: string } },
  kicker: string,
  ids: readonly string[],
  siteName: string,
): PreviewCard {
  const figures = ids.slice(0, 3).flatMap((figureId) => {
    const figure = resolveFigure(figureId, site.figures, id)
    if (!figure) return []
    // A difference that is not significant needs more words than a picture has.
    if (figure.qualifier === 'not significant') return []
    const label = plainText(figure.label ?? '', site.figures, figure.id.split('/')[0] ?? '')
    return [{ display: formatFigure(figure), label }]
  })
  return { seed: id, kicker, title: plainText(data.title, site.figures, id), figures, siteName }
}

/** The ids of the figures that a page shows as cards. */
function figuresOf(data: object): string[] {
  if ('cards' in data && Array.isArray(data.cards)) return data.cards.map(({ figure }) => String(figure))
  return 'stats' in data && Array.isArray(data.stats) ? data.stats.map(({ id }) => String(id)) : []
}
