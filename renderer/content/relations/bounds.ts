import { formatFigure } from '../figures/format.ts'
import type { RelationRule } from './relation.ts'

/** A share is between 0% and 100%, unless it is growth; counts are not negative, and ages are those of people. */
export const figuresAreWithinBounds: RelationRule = ({ figures }) =>
  Object.values(figures).flatMap((figure) => {
    const { value, unit, qualifier, id, location } = figure
    if (typeof value === 'string') return []
    const ends = typeof value === 'number' ? [value] : [value.from, value.to]
    const isBeyond = (most: number) => ends.some((end) => end < 0 || end > most)
    const isShare = unit === '%' && qualifier !== 'increase'
    const isAge = /age/.test(id) && unit === 'years'
    const shown = `\`${id}\` is ${formatFigure(figure)}`
    const tell = (relation: string, why: string) => ({ relation, location, message: `${shown}${why}` })
    return [
      ...(isShare && isBeyond(100) ? [tell('share-bounds', ': a share lies between 0% and 100%')] : []),
      ...(unit !== 'year' && isBeyond(isAge ? 120 : Infinity) ? [tell('count-bounds', ', which cannot be')] : []),
    ]
  })
