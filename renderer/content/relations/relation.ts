import type { Figure, Figures } from '../figures/figure.ts'
import { parseMoment } from '../figures/moment.ts'
import type { Location } from '../problem.ts'
import type { Content } from '../site.ts'

/** A relation between figures that does not hold. */
export interface Violation {
  /** The name of the relation, by which the ledger can acknowledge a contradiction of the source. */
  relation: string
  location: Location
  message: string
}

/** What relations are evaluated on. */
export interface RelationContext {
  content: Content
  figures: Figures
}

/** A named rule on figures; its doc comment says in a sentence what must hold. */
export type RelationRule = (context: RelationContext) => Violation[]

/**
 * What a figure amounts to, so that figures can be compared: a number, the minutes of a time, the days of a date.
 *
 * @param end which end of a range or a time range is meant
 */
export function magnitude({ value }: Figure, end: 'from' | 'to' = 'from'): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'object') return value[end]
  const moment = parseMoment(value)
  switch (moment?.kind) {
    case 'date':
      return Date.parse(moment.iso) / 86_400_000
    case 'time':
      return minutes(moment.time)
    case 'time-range':
      return minutes(moment[end])
    case 'days': {
      const day = end === 'from' ? moment.days[0] : moment.days.at(-1)
      return Date.UTC(moment.year ?? 2000, moment.month - 1, day) / 86_400_000
    }
    case 'period': {
      const month = moment[end]
      return month && month.year * 12 + month.month
    }
    default:
      return undefined
  }
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
