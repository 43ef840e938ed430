import { formatFigure } from '../figures/format.ts'
import { parseMoment } from '../figures/moment.ts'
import { magnitude, type RelationRule } from './relation.ts'

/** The offset from UTC of the labels of zones that the site uses. */
const labelOffsets: Readonly<Record<string, string>> = {
  CET: '+01:00',
  CEST: '+02:00',
  UTC: '+00:00',
  GMT: '+00:00',
  BST: '+01:00',
}

/** The stated offset from UTC is the one that the zone has on the day. */
export const offsetFitsZone: RelationRule = ({ content, figures }) => {
  const { id, data } = content.summit
  const offset = figures[`${id}/utc-offset`]
  const actual = offsetOn(data.date, data.timeZone)
  if (!offset || offset.value === actual) return []
  const message = `the offset is ${offset.value}, and in ${data.timeZone} it is ${actual} on ${data.date}`
  return [{ relation: 'zone-offset', location: offset.location, message }]
}

/** The label of the zone means the stated offset from UTC. */
export const labelFitsOffset: RelationRule = ({ content, figures }) => {
  const { id, data } = content.summit
  const offset = figures[`${id}/utc-offset`]
  const labelled = labelOffsets[data.zoneLabel]
  if (!offset || labelled === undefined || labelled === offset.value) return []
  const message = `the hours are labelled ${data.zoneLabel}, which is ${labelled}, and the offset is ${offset.value}`
  return [{ relation: 'zone-label', location: offset.location, message }]
}

/** The dates of the nominations' timeline stand in their order. */
export const timelineIsInOrder: RelationRule = ({ content, figures }) => {
  const { id, data } = content.nominations
  const dates = data.timeline.flatMap((entry) => figures[`${id}/${entry.id}`] ?? [])
  return dates.flatMap((date, index) => {
    const before = dates[index - 1]
    if (!before || (magnitude(before, 'to') ?? 0) < (magnitude(date, 'from') ?? 0)) return []
    const message = `${formatFigure(date)} stands after ${formatFigure(before)} and is not later`
    return [{ relation: 'timeline-order', location: date.location, message }]
  })
}

/** The milestones of a pilot are numbered from M1 without a gap, and stand in the order of their deadlines. */
export const milestonesAreInOrder: RelationRule = ({ content, figures }) =>
  content.pilots.flatMap(({ id, data }) => {
    const deadlines = data.milestones.flatMap(({ label }) => figures[`${id}/${label.toLowerCase()}`] ?? [])
    return deadlines.flatMap((deadline, index) => {
      const relation = `milestones-${id}`
      const { location } = deadline
      const label = data.milestones[index]?.label
      const isNumbered = label === `M${index + 1}`
      const numbering = isNumbered
        ? []
        : [{ relation: `numbering-${id}`, location, message: `the milestone is ${label}, expected M${index + 1}` }]
      const before = deadlines[index - 1]
      const isLater = !before || beginOf(before.value) <= beginOf(deadline.value)
      const message =
        before && `${label} (${formatFigure(deadline)}) begins before the milestone above it (${formatFigure(before)})`
      return [...numbering, ...(isLater || !message ? [] : [{ relation, location, message }])]
    })
  })

/**
 * A number that grows with the beginning of a deadline; with no year, only quarters of one plan can be compared, and a
 * deadline with a year is taken as later.
 */
function beginOf(value: unknown): number {
  const moment = typeof value === 'string' ? parseMoment(value) : undefined
  if (moment?.kind !== 'period') return Number.POSITIVE_INFINITY
  if (moment.from) return moment.from.year * 12 + moment.from.month
  return Number(/^Q(\d)/.exec(moment.text)?.[1] ?? 0) * 3
}

/** The offset from UTC that a zone has on a day, as +02:00. */
export function offsetOn(date: string, timeZone: string): string {
  // At noon no zone is in the middle of a change.
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}
