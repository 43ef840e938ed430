import type { Figure } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { extentOf, type RelationRule } from './relation.ts'

/** The offset from UTC of the zone labels that the site uses. */
const labelOffsets: Readonly<Record<string, string>> = {
  CET: '+01:00',
  CEST: '+02:00',
  UTC: '+00:00',
  GMT: '+00:00',
  BST: '+01:00',
}

/** The stated offset from UTC is the offset of the zone on that day, and of its label. */
export const offsetFitsZone: RelationRule = ({ content: { summit }, figures }) => {
  const offset = summit && figures[`${summit.id}/utc-offset`]
  if (!offset) return []
  const { date, timeZone, zoneLabel } = summit.data
  const { value, location } = offset
  const actual = offsetOn(date, timeZone)
  const labelled = labelOffsets[zoneLabel] ?? value
  const wrong = `the offset is ${value}, and in ${timeZone} it is ${actual} on ${date}`
  const mislabelled = `the hours are labelled ${zoneLabel}, which is ${labelled}, and the offset is ${value}`
  return [
    ...(value === actual ? [] : [{ relation: 'zone-offset', location, message: wrong }]),
    ...(value === labelled ? [] : [{ relation: 'zone-label', location, message: mislabelled }]),
  ]
}

/** The dates of the nominations' timeline are in order; dates without a year are compared among themselves. */
export const timelineIsInOrder: RelationRule = ({ content, figures }) => {
  if (!content.nominations) return []
  const { id, data } = content.nominations
  const dates = data.timeline.flatMap((entry) => figures[`${id}/${entry.id}`] ?? [])
  return comparablePairs(dates).flatMap(({ figure, extent, before }) => {
    if (before.extent.from < extent.from || before.extent.to < extent.to) return []
    const message = `${formatFigure(figure)} stands after ${formatFigure(before.figure)} and is not later`
    return [{ relation: 'timeline-order', location: figure.location, message }]
  })
}

/** The prefixes of the relations that each pilot has, before its name. */
export const namedAfterPilots = ['numbering', 'milestones'] as const
const [numbering, order] = namedAfterPilots

/** The pilot that a relation is named after; the name itself for any other. */
export function fileNamedIn(relation: string): string {
  return relation.replace(new RegExp(`^(?:${namedAfterPilots.join('|')})-`), '')
}

/**
 * The milestones of a pilot are numbered from M1 without a gap, in the order in which their deadlines begin; deadlines
 * without a year are compared among themselves.
 */
export const milestonesAreInOrder: RelationRule = ({ content, figures }) =>
  content.pilots.flatMap(({ id, data }) => {
    const deadlines = data.milestones.flatMap(({ label }) => figures[`${id}/${label.toLowerCase()}`] ?? [])
    const labelOf = (figure: Figure) => figure.id.slice(id.length + 1).toUpperCase()
    const gaps = deadlines.flatMap((figure, index) => {
      const expected = `M${index + 1}`
      if (labelOf(figure) === expected) return []
      const message = `the milestone is ${labelOf(figure)}, expected ${expected}`
      return [{ relation: `${numbering}-${id}`, location: figure.location, message }]
    })
    const reversed = comparablePairs(deadlines).flatMap(({ figure, extent, before }) => {
      if (before.extent.from <= extent.from) return []
      const name = (named: Figure) => `${labelOf(named)} (${formatFigure(named)})`
      const message = `${name(figure)} begins before ${name(before.figure)}, which stands above it`
      return [{ relation: `${order}-${id}`, location: figure.location, message }]
    })
    return [...gaps, ...reversed]
  })

/** Each figure with the nearest one above it that it can be compared with. Figures without one are skipped. */
function comparablePairs(figures: readonly Figure[]) {
  const placed = figures.flatMap((figure) => {
    const extent = extentOf(figure)
    return extent ? [{ figure, extent }] : []
  })
  return placed.flatMap(({ figure, extent }, index) => {
    const before = placed.slice(0, index).findLast((other) => other.extent.scale === extent.scale)
    return before ? [{ figure, extent, before }] : []
  })
}

/** The offset from UTC that a zone has on a day, as +02:00. */
export function offsetOn(date: string, timeZone: string): string {
  return nameOn(date, timeZone, 'longOffset').replace('GMT', '') || '+00:00'
}

/** Whether a zone has summer time on a day, which tells readers why the offset is not that of the label. */
export function isSummerTime(date: string, timeZone: string): boolean {
  return /Summer|Daylight/.test(nameOn(date, timeZone, 'long'))
}

function nameOn(date: string, timeZone: string, timeZoneName: 'long' | 'longOffset'): string {
  // At noon no zone is in the middle of a change.
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
