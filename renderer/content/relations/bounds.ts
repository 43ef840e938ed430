import { formatFigure } from '../figures/format.ts'
import type { RelationRule } from './relation.ts'

/** A share lies between 0% and 100%; only a growth may be larger. */
export const sharesAreWithinBounds: RelationRule = ({ figures }) =>
  Object.values(figures).flatMap((figure) => {
    const { value, unit, qualifier, id, location } = figure
    if (unit !== '%' || qualifier === 'increase' || typeof value === 'string') return []
    const ends = typeof value === 'number' ? [value] : [value.from, value.to]
    if (ends.every((end) => end >= 0 && end <= 100)) return []
    return [
      {
        relation: 'share-bounds',
        location,
        message: `\`${id}\` is ${formatFigure(figure)}: a share lies between 0% and 100%`,
      },
    ]
  })

/** What is counted is not negative, and ages are those of people. */
export const countsAreNotNegative: RelationRule = ({ figures }) =>
  Object.values(figures).flatMap((figure) => {
    const { value, unit, id, location } = figure
    if (typeof value === 'string' || unit === 'year') return []
    const ends = typeof value === 'number' ? [value] : [value.from, value.to]
    const isAge = /age/.test(id) && unit === 'years'
    if (ends.every((end) => end >= 0 && (!isAge || end <= 120))) return []
    return [{ relation: 'count-bounds', location, message: `\`${id}\` is ${formatFigure(figure)}, which cannot be` }]
  })
