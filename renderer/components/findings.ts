import type { ListedSite } from '../content/entries/site.ts'
import type { Figure } from '../content/figures/figure.ts'
import { findReferences, splitReferences } from '../content/figures/reference.ts'
import type { PageScope } from '../use-page.ts'
import { comparisonsOf, mayBeChance } from './charts/compare.ts'

/** A pilot of a page, or of a list. */
type PilotData = Pick<ListedSite['pilots'][number], 'id' | 'data'>

/** The figure that a text of a file begins with, if it does. */
function firstFigure(text: string | undefined, id: string, { site }: PageScope) {
  const [first] = splitReferences(text ?? '', site.figures, id)
  return typeof first === 'object' ? first.figure : undefined
}

/**
 * What a pilot found, statement by statement: the figure with which the first begins, as the file has it, the words after that,
 * and the others. A statement that may be chance says so, in words of the file, or because a chart compares its figure with
 * that of another group.
 */
export function findingsOf({ id, data }: PilotData, page: PageScope) {
  const doubtful = comparisonsOf(id, data.charts, page)
    .filter(({ isDoubtful }) => isDoubtful)
    .flatMap(({ others }) => others.map(({ figure }) => figure))
    // That a difference is not significant is said with the figure.
    .filter(({ qualifier }) => qualifier !== 'not significant')
  const written = data.glance.found.split('; ')
  const saysChance = (statement = '') => withoutStop(statement) === mayBeChance
  const [first = '', ...others] = written.flatMap((statement, index) => {
    if (index > 0 && saysChance(statement)) return []
    const parts = splitReferences(statement, page.site.figures, id)
    const isDoubtful = parts.some((part) => typeof part === 'object' && doubtful.includes(part.figure))
    return isDoubtful || saysChance(written[index + 1]) ? `${withoutStop(statement)}; ${mayBeChance}` : statement
  })
  const figure = firstFigure(first, id, page)
  const source = (figure && findReferences(first)[0]?.source) ?? ''
  return { figure, source, words: first.slice(source.length), others }
}

const withoutStop = (statement: string) => statement.replace(/\.$/, '')

/** A figure that was found and its goal, if they are compared, and the least of several results with its label, on one scale. */
export type Gap = NonNullable<ReturnType<typeof gapOf>>

/**
 * A figure that was found, on the scale of a chart that compares it with the goal that a pilot begins to state, or else alone, on
 * that of the whole of which a chart shows it as a share. What is beyond the least of several results may be chance.
 */
export function gapOf({ id, data }: PilotData, found: Figure | undefined, page: PageScope) {
  const hoped = firstFigure(data.glance.hoped, id, page)
  const gaps = comparisonsOf(id, data.charts, page).flatMap(({ goals, others, isDoubtful, certain, isShare }) => {
    const goal = goals.find(({ figure }) => figure === hoped)
    const bar = others.find(({ figure }) => figure === found)
    const least = isDoubtful ? others.find((other) => other !== bar && other.share === certain) : undefined
    return bar && (goal || isShare) ? [{ of: id, goal, bar, least }] : []
  })
  return gaps.find(({ goal }) => goal) ?? gaps[0]
}
