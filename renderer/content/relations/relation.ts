import type { Content } from '../entries/site.ts'
import type { Figure, Figures } from '../figures/figure.ts'
import { type Months, parseMoment } from '../figures/moment.ts'
import type { Place, Problem } from '../problems/problem.ts'
import { day } from './time-zone.ts'

/** A relation that does not hold. By its name and its message, `relations.yaml` acknowledges that of the source itself. */
export type Violation = { relation: string; location: Place } & Pick<Problem, 'message' | 'fix' | 'missing' | 'alsoAt'>

export interface RelationContext {
  content: Content
  figures: Figures
}

/** A named rule on figures; its doc comment states it in a sentence. */
export type RelationRule = (context: RelationContext) => Violation[]

/** The extent of a figure, on the scale on which it can be compared with others. */
export interface Extent {
  /** Minutes of a day, calendar days, days of an unknown year, or the number itself. */
  scale: 'number' | 'minute' | 'day' | 'day of some year'
  /** Where it begins: the lower end of a range, the first day of a period. */
  from: number
  /** Where it ends; the same as `from` if it has no length. */
  to: number
}

/** The extent of a figure; undefined for values without an order, such as an offset from UTC. */
export function extentOf({ value }: Pick<Figure, 'value'>): Extent | undefined {
  if (typeof value === 'number') return { scale: 'number', from: value, to: value }
  if (typeof value === 'object') return { scale: 'number', ...value }
  const moment = parseMoment(value)
  if (!moment || moment.kind === 'offset') return undefined
  const { points, months } = moment
  if (months) return periodExtent(months)
  if (moment.kind === 'time' || moment.kind === 'time-range') {
    const [from = 0, to = from] = points.map((time) => Date.parse(`1970-01-01T${time}Z`) / 60_000)
    return { scale: 'minute', from, to }
  }
  const isInSomeYear = points.every((point) => /^\d\d-/.test(point))
  const [from = 0, to = from] = points.map((point) => Date.parse(isInSomeYear ? `${someYear}-${point}` : point) / day)
  return { scale: isInSomeYear ? 'day of some year' : 'day', from, to }
}

/** A leap year, so that it has every day of any year. */
const someYear = 2000

function periodExtent({ from, to }: Months): Extent {
  return {
    scale: to.year > 0 ? 'day' : 'day of some year',
    from: Date.UTC(from.year || someYear, from.month - 1) / day,
    // Day 0 of the next month is the last day of a month.
    to: Date.UTC(to.year || someYear, to.month, 0) / day,
  }
}
