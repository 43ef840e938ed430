import type { ListedSite } from '../content/entries/site.ts'
import type { Figure } from '../content/figures/figure.ts'
import { findReferences, splitReferences } from '../content/figures/reference.ts'
import type { PageScope } from '../use-page.ts'
import { comparisonsOf, mayBeChance } from './charts/compare.ts'

/** A pilot of a page, or of a list. */
type PilotData = Pick<ListedSite['pilots'][number], 'id' | 'data'>

/** What a text of a file begins with, if that is a figure, in the form in which it stands there. */
export function firstFigure(text: string | undefined, id: string, { site }: PageScope) {
  const [first] = splitReferences(text ?? '', site.figures, id)
  return typeof first === 'object' ? first : undefined
}

/**
 * What a pilot found: the figure with which it begins, as the file has it, the words after that, with whether it may be chance,
 * and what else, statement by statement.
 */
export function findingsOf({ id, data }: PilotData, page: PageScope) {
  const { found } = data.glance
  const named = splitReferences(found, page.site.figures, id).map((part) => typeof part === 'object' && part.figure)
  const isCompared = comparisonsOf(id, data.charts, page).some(
    ({ isDoubtful, others }) => isDoubtful && others.some(({ figure }) => named.includes(figure)),
  )
  const [first = '', ...others] = found.split('; ')
  const isDoubtful = isCompared || others.includes(mayBeChance)
  const figure = firstFigure(first, id, page)?.figure
  const source = (figure && findReferences(first)[0]?.source) ?? ''
  return {
    figure,
    source,
    words: `${first.slice(source.length)}${isDoubtful ? `; ${mayBeChance}` : ''}`,
    others: others.filter((statement) => statement !== mayBeChance),
  }
}

/**
 * A figure that was found, on the scale of a chart that compares it with the goal that a pilot begins to state, or else alone, on
 * that of the whole of which a chart shows it as a share. What is beyond the least of several results may be chance.
 */
export function gapOf({ id, data }: PilotData, found: Figure | undefined, page: PageScope) {
  const hoped = firstFigure(data.glance.hoped, id, page)?.figure
  const gaps = comparisonsOf(id, data.charts, page).flatMap(({ goals, others, certain, isShare }) => {
    const goal = goals.find(({ figure }) => figure === hoped)
    const bar = others.find(({ figure }) => figure === found)
    const least = others.find((other) => other !== bar && other.share === certain)
    return bar && (goal || isShare) ? [{ goal, bar, least }] : []
  })
  return gaps.find(({ goal }) => goal) ?? gaps[0]
}
