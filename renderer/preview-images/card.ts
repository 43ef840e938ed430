import { entryAt, type Site } from '../content/entries/site.ts'
import { scopeOf, standingWords } from '../content/figures/figure.ts'
import { formatFigure, machineFigure } from '../content/figures/format.ts'
import { plainField, plainText, resolveFigure } from '../content/figures/reference.ts'
import { kindOf, type Route } from '../content/kinds/routes.ts'
import { pageDrawing } from '../motif/themes.ts'

/** The size of a preview image in pixels, as social networks recommend it. */
export const previewSize = { width: 1200, height: 630 } as const

export interface PreviewCard {
  /** What the drawing of the page is made from; the front page has one of its own. */
  drawing?: ReturnType<typeof pageDrawing>
  /** The line above the title: the kind of page, or the name of the site. */
  kicker: string
  title: string
  /** The most telling figure, with its label, which is empty for a day. */
  figure?: { display: string; label: string }
}

/** What the preview image of a page shows: its title, the first of its figures, and the seed of its drawing. */
export function previewCard(site: Site, { path, file }: Route): PreviewCard {
  const entry = entryAt(site, path)
  if (!entry) throw new Error(`${path} is made from ${file}, which is not a page`)
  const { kind, id, data } = entry
  const { preview = '' } = kindOf(kind)
  const [figure] = choicesIn(preview, data[preview]).flatMap((choice) => showFigure(choice, id, site) ?? [])
  const kicker = String(data.category ?? site.settings.data.name)
  const title = plainField(site, entry, 'title')
  return { ...(kind !== 'home' && { drawing: pageDrawing(kind, entry, site) }), kicker, title, figure }
}

function showFigure({ figure: figureId, label }: Choice, id: string, { figures }: Site): PreviewCard['figure'] {
  const figure = resolveFigure(figureId, figures, id)
  // A difference that is not significant needs more words than a picture has.
  if (!figure || figure.qualifier === 'not significant') return undefined
  const words = plainText(label ?? figure.label ?? '', figures, scopeOf(figure.id))
  // A goal must not pass for a result.
  const prefix = figure.standsFor === 'goal' ? `${standingWords.goal}: ` : ''
  const isDay = machineFigure(figure).element === 'time'
  return words || isDay ? { display: formatFigure(figure), label: prefix + words } : undefined
}

/** A figure that a card may show; without a label it has that of its definition. */
type Choice = { figure: string; label?: string }

/** The figures that a field names by their ids, by cards, or by holding them; a day is one itself. */
function choicesIn(name: string, field: unknown): Choice[] {
  if (typeof field === 'string') return [{ figure: name }]
  const entries: (string | Choice | { id: string })[] = Array.isArray(field) ? field : []
  return entries.map((entry) => {
    if (typeof entry === 'string') return { figure: entry }
    return 'figure' in entry ? entry : { figure: entry.id }
  })
}
