import type { ListedSite } from '../content/entries/site.ts'
import { findReferences, splitReferences } from '../content/figures/reference.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import type { PageScope } from '../use-page.ts'
import { comparisonsOf, mayBeChance } from './charts/compare.ts'

/** The labels of a pilot's glance, wherever it is shown. */
export const labels: Readonly<Record<keyof Pilot['glance'], string>> = {
  audience: 'For whom',
  tried: 'Tried',
  reached: 'Reached',
  hoped: 'Hoped for',
  found: 'Found',
  missing: 'Not known',
  reading: 'Our reading',
}

/** A pilot of a page, or of a list. */
export type PilotData = Pick<ListedSite['pilots'][number], 'id' | 'data'>

/** What a text of a file begins with, if that is a figure, in the form in which it stands there. */
export function firstFigure(text: string | undefined, id: string, { site }: PageScope) {
  const [first] = splitReferences(text ?? '', site.figures, id)
  return typeof first === 'object' ? first : undefined
}

/**
 * What a pilot found, statement by statement; the figure with which it begins, as the file has it, and the words after that; and
 * the charts that compare figures of it.
 */
export function findingsOf({ id, data }: PilotData, page: PageScope) {
  const parts = splitReferences(data.glance.found, page.site.figures, id)
  const compared = comparisonsOf(id, data.charts, page).filter(({ others }) =>
    others.some(({ figure }) => parts.some((part) => typeof part === 'object' && part.figure === figure)),
  )
  const statements = data.glance.found.split('; ')
  const isDoubtful = compared.some((one) => one.goals.length > 0 && one.isDoubtful)
  if (isDoubtful && !statements.includes(mayBeChance)) statements.push(mayBeChance)
  const [first = ''] = statements
  const figure = typeof parts[0] === 'object' ? parts[0].figure : undefined
  const source = (figure && findReferences(first)[0]?.source) ?? ''
  return { compared, statements, figure, source, words: first.slice(source.length) }
}
