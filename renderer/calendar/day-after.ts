import { day, offsetOn } from '../content/relations/time-zone.ts'
import type { AnnualSummit } from '../content/schemas/summit.ts'

type Announced = Pick<AnnualSummit, 'date' | 'timeZone'>

/** The midnight after a summit, at the offset from UTC that its zone has on its day: `2041-05-15T00:00+01:00`. */
export function midnightAfter({ date, timeZone }: Announced): string {
  const next = new Date(Date.parse(date) + day).toISOString().slice(0, 10)
  return `${next}T00:00${offsetOn(date, timeZone)}`
}

/** What a page shows until that midnight and from then on, as of the build's day; `client/dates.ts` turns both. */
export function beforeAndAfter(summit: Announced, today: string) {
  const midnight = midnightAfter(summit)
  if (Date.parse(today) >= Date.parse(midnight)) return { before: { hidden: true }, after: {}, isOver: true }
  const turns = { 'data-turns': midnight }
  return { before: turns, after: { ...turns, hidden: true }, isOver: false }
}
