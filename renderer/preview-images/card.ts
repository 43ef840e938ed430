import { entryAt, type Site } from '../content/entries/site.ts'
import { standingWords } from '../content/figures/figure.ts'
import { formatFigure } from '../content/figures/format.ts'
import { plainText, resolveFigure } from '../content/figures/reference.ts'
import { kindAt, kindOf, type Route } from '../content/kinds/routes.ts'

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
  const kind = kindAt(path)
  const entry = entryAt(site, path)
  if (!kind || !entry) throw new Error(`${path} is made from ${file}, which is no page`)
  const { id, data } = entry
  const { preview = '' } = kindOf(kind)
  const figures = choicesIn(data[preview])
    .slice(0, 3)
    .flatMap(({ figure: figureId, label }) => {
      const figure = resolveFigure(figureId, site.figures, id)
      // A difference that is not significant needs more words than a picture has.
      if (!figure || figure.qualifier === 'not significant') return []
      const words = plainText(label ?? figure.label ?? '', site.figures, figure.id.split('/')[0] ?? '')
      // Nobody shall take a goal for a result.
      const prefix = figure.standsFor === 'goal' ? `${standingWords.goal}: ` : ''
      return words ? [{ display: formatFigure(figure), label: `${prefix}${words}` }] : []
    })
  const kicker = String(data.category ?? site.settings.data.name)
  return { seed: id, kicker, title: plainText(String(data.title), site.figures, id), figures }
}

/** A figure that a card may show; without a label it has the one of the place where it is written. */
interface Choice {
  figure: string
  label?: string
}

/** The figures that a field names by their ids, by cards, or by holding them. */
function choicesIn(field: unknown): Choice[] {
  const entries: (string | Choice | { id: string })[] = Array.isArray(field) ? field : []
  return entries.map((entry) => {
    if (typeof entry === 'string') return { figure: entry }
    return 'figure' in entry ? entry : { figure: entry.id }
  })
}
