import { offsetOn } from '../content/relations/time-zone.ts'
import type { AnnualSummit, Summit } from '../content/schemas/summit.ts'

type Announced = Pick<Summit, 'date' | 'utcOffset'> | Pick<AnnualSummit, 'date' | 'timeZone'>

/** The midnight after a summit, at the offset from UTC that the summit has: `2041-05-15T00:00+01:00`. */
export function midnightAfter(summit: Announced): string {
  const { date } = summit
  const offset = 'utcOffset' in summit ? summit.utcOffset : offsetOn(date, summit.timeZone)
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  return `${next}T00:00${offset}`
}

/**
 * The attributes of what a page shows until that midnight, and of what it shows from then on, and whether that is at the start
 * of the build's day. If midnight is still to come, a script turns both by the visitor's clock (`client/dates.ts`).
 */
export function beforeAndAfter(summit: Announced, today: string) {
  const midnight = midnightAfter(summit)
  if (Date.parse(today) >= Date.parse(midnight)) return { before: { hidden: true }, after: {}, isOver: true }
  const turns = { 'data-turns': midnight }
  return { before: turns, after: { ...turns, hidden: true }, isOver: false }
}
