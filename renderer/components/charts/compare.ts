import { type Figure, scopeOf } from '../../content/figures/figure.ts'
import type { Pilot } from '../../content/schemas/pilot.ts'
import type { PageScope } from '../../use-page.ts'
import { findFigure } from '../FigureText.tsx'

/** What is said of a result that no more than chance may set apart. */
export const mayBeChance = 'may be chance'

/**
 * Sets figures side by side on one scale, which begins at zero and is as long as the largest of them, or as a hundred percent
 * for one share of a whole alone.
 *
 * @returns the length of the scale; goals and others, each with its share of it; whether there is only one share of a whole;
 *   whether what sets the others apart may be chance, and the share up to which it isn't. No figure says that a difference is
 *   more than chance, so between the results of groups it always may be.
 */
export function compare<Item extends { figure: Figure }>(items: readonly Item[]) {
  const [first] = items
  const isShare = items.length === 1 && first !== undefined && isPartOfAll(first.figure)
  const scale = Math.max(isShare ? 100 : 0, ...items.map(({ figure }) => Number(figure.value))) || 1
  const placed = items.map((item) => ({ ...item, share: Number(item.figure.value) / scale }))
  const goals = placed.filter(({ figure }) => figure.standsFor === 'goal')
  const others = placed.filter((item) => !goals.includes(item))
  const results = others.filter(({ figure }) => figure.standsFor === 'result')
  const isDoubtful = results.length > 1 || others.some(({ figure }) => figure.qualifier === 'not significant')
  const certain = isDoubtful ? Math.min(...others.map(({ share }) => share)) : 1
  return { scale, goals, others, isShare, isDoubtful, certain }
}

/** Whether a figure is a share of a whole, and not how much there is more of something. */
const isPartOfAll = ({ unit, qualifier, value }: Figure) =>
  unit === '%' && qualifier !== 'increase' && Number(value) <= 100

/** How figures compare in each chart of a file that sets some side by side, or shows a percentage as dots. */
export function comparisonsOf(id: string, charts: Pilot['charts'], page: PageScope) {
  return charts.flatMap((chart) => {
    if (chart.kind !== 'comparison' && chart.kind !== 'dots') return []
    const compared = compare(
      chart.figures.map(({ figure, label }) => ({ figure: findFigure(figure, page, id), label })),
    )
    return chart.kind === 'comparison' || compared.isShare ? [compared] : []
  })
}

/** Whether a figure may be lit: a result of a pilot that the page knows, and no side of a difference that may be chance. */
export function isCertain({ id, standsFor, qualifier }: Figure, page: PageScope): boolean {
  const { data } = ('whole' in page ? page.whole.pilots : [page.entry]).find((pilot) => pilot.id === scopeOf(id)) ?? {}
  if (standsFor !== 'result' || qualifier === 'not significant' || !data || !('charts' in data)) return false
  const doubtful = comparisonsOf(scopeOf(id), data.charts, page).filter(({ isDoubtful }) => isDoubtful)
  return doubtful.every(({ others }) => others.every(({ figure }) => figure.id !== id))
}

/** The class of a figure in large type: a certain result is lit, and a goal hollow. */
export function lookOfValue(figure: Figure, page: PageScope): string | undefined {
  return isCertain(figure, page) ? 'shining' : figure.standsFor === 'goal' ? 'hollow' : undefined
}
