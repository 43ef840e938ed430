import type { PartialContent } from '../entries/assemble.ts'
import type { Figure, Figures } from '../figures/figure.ts'
import { type Moment, parseMoment } from '../figures/moment.ts'
import type { Location } from '../problems/problem.ts'

/** A relation between figures that does not hold. */
export interface Violation {
  /** The name of the relation, by which the ledger can acknowledge a contradiction of the source. */
  relation: string
  location: Location
  /** What contradicts itself, with the figures as readers see them: the words by which the ledger acknowledges it. */
  message: string
  /** What to do, where that is not to correct a figure. */
  fix?: string
  /** Where the figures are written, as `file:line`, when there is more than one place. */
  places?: readonly string[]
}

/** What relations are evaluated on. */
export interface RelationContext {
  /** What could be read of it. */
  content: PartialContent
  figures: Figures
}

/** A named rule on figures; its doc comment says in a sentence what must hold. */
export type RelationRule = (context: RelationContext) => Violation[]

/** What a figure amounts to, on the one scale on which it can be compared with others. */
export interface Extent {
  /** Minutes of a day, days of the calendar, days of a year that is not known, or the number itself. */
  scale: 'number' | 'minute' | 'day' | 'day of some year'
  /** Where it begins: the lower end of a range, the first day of a period. */
  from: number
  /** Where it ends; the same for what has no length. */
  to: number
}

/** What a figure amounts to; undefined for what has no order, such as an offset from UTC. */
export function extentOf({ value }: Pick<Figure, 'value'>): Extent | undefined {
  if (typeof value === 'number') return { scale: 'number', from: value, to: value }
  if (typeof value === 'object') return { scale: 'number', ...value }
  const moment = parseMoment(value)
  switch (moment?.kind) {
    case 'date':
      return { scale: 'day', from: Date.parse(moment.iso) / day, to: Date.parse(moment.iso) / day }
    case 'time':
      return { scale: 'minute', from: minutes(moment.time), to: minutes(moment.time) }
    case 'time-range':
      return { scale: 'minute', from: minutes(moment.from), to: minutes(moment.to) }
    case 'days': {
      const year = moment.year ?? someYear
      const [from = 0, to = from] = [moment.days[0], moment.days.at(-1)].map((day) =>
        dayNumber(year, moment.month, day ?? 1),
      )
      return { scale: moment.year ? 'day' : 'day of some year', from, to }
    }
    case 'period':
      return periodExtent(moment)
    default:
      return undefined
  }
}

/** A leap year, so that every day of any year is one of it. */
const someYear = 2000

function periodExtent({ from, to, text }: Extract<Moment, { kind: 'period' }>): Extent | undefined {
  if (from && to)
    // Day 0 of the month after it is the last day of a month.
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
