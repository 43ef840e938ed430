import type { PartialContent } from '../entries/assemble.ts'
import type { Figure, Figures } from '../figures/figure.ts'
import { type Moment, parseMoment } from '../figures/moment.ts'
import type { Location } from '../problems/problem.ts'

/** A relation between figures that does not hold. */
export interface Violation {
  /** The name of the relation, which the ledger uses to acknowledge a contradiction in the source. */
  relation: string
  location: Location
  /** The contradiction, with the figures as readers see them; the ledger quotes it to acknowledge it. */
  message: string
  /** What to do, unless it is to correct a figure. */
  fix?: string
  /** Where the figures are written, as `file:line`, if there are several. */
  places?: readonly string[]
}

/** The input for evaluating relations. */
export interface RelationContext {
  /** The readable part of it. */
  content: PartialContent
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
  switch (moment?.kind) {
    case 'date':
      return { scale: 'day', from: Date.parse(moment.text) / day, to: Date.parse(moment.text) / day }
    case 'time':
      return { scale: 'minute', from: minutes(moment.text), to: minutes(moment.text) }
    case 'time-range':
      return { scale: 'minute', from: minutes(moment.from), to: minutes(moment.to) }
    case 'days': {
      const year = moment.year ?? someYear
      // There are one or two.
      const [from = 0, to = from] = moment.days.map((day) => dayNumber(year, moment.month, day))
      return { scale: moment.year ? 'day' : 'day of some year', from, to }
    }
    case 'period':
      return periodExtent(moment)
    default:
      return undefined
  }
}

/** A leap year, so that it has every day of any year. */
const someYear = 2000

function periodExtent({ from, to, text }: Extract<Moment, { kind: 'period' }>): Extent | undefined {
  if (from && to)
    // Day 0 of the next month is the last day of a month.
    return { scale: 'day', from: dayNumber(from.year, from.month, 1), to: dayNumber(to.year, to.month + 1, 0) }
  // `Q4, Oct/Nov` without a year: the part before the comma, as if it were of one year.
  const inSomeYear = parseMoment(`${text.replace(/,.*$/, '')} ${someYear}`)
  if (inSomeYear?.kind !== 'period' || !inSomeYear.from) return undefined
  const extent = periodExtent(inSomeYear)
  return extent && { ...extent, scale: 'day of some year' }
}

const day = 86_400_000

function dayNumber(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / day
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
