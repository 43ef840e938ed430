import type { SiteEntry } from '../entries/site.ts'
import type { Figure, Figures } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { resolveFigure } from '../figures/reference.ts'
import { extentOf, type RelationRule } from './relation.ts'
import { offsetOn } from './time-zone.ts'

/**
 * Each item of an agenda begins when the one before it ends; the first begins and the last ends with the announced hours.
 * Items without a time, or with only a beginning, are skipped.
 */
const agendaIsContiguous: RelationRule = ({ content, figures }) =>
  [content.summit, content.annualSummit].flatMap((summit) => {
    const hours = figures[`${summit.id}/hours`]
    if (!hours) return []
    const { id, data } = summit
    const items = data.agenda.flatMap((_, index) => figures[`${id}/agenda-${index + 1}`] ?? [])
    const relation = `agenda-${id}`
    return items.flatMap((item, index) => {
      const before = items[index - 1]
      const { from: begins, to: ends } = extentOf(item) ?? {}
      const expected = before ? extentOf(before)?.to : extentOf(hours)?.from
      const isLast = index === items.length - 1
      if (begins === undefined || expected === undefined) return []
      const report = (message: string) => ({ relation, location: item.location, message })
      const isContiguous = begins === expected || (begins === ends && begins >= expected)
      const neighbour = `${before ? 'the one before it is' : 'the summit'} ${formatFigure(before ?? hours)}`
      const isInTime = !isLast || ends === extentOf(hours)?.to
      const announced = `the announced hours are ${formatFigure(hours)}`
      return [
        ...(isContiguous ? [] : [report(`the item begins at ${formatFigure(item)}, and ${neighbour}`)]),
        ...(isInTime ? [] : [report(`the last item of the agenda is ${formatFigure(item)}, and ${announced}`)]),
      ]
    })
  })

/** The agenda runs to the end of the announced hours. */
const agendaEndsAsAnnounced: RelationRule = ({ content, figures }) => {
  const { id } = content.summit
  const until = figures[`${id}/agenda-until`]
  const hours = figures[`${id}/hours`]
  if (!until || !hours || extentOf(until)?.from === extentOf(hours)?.to) return []
  const message = `the agenda is said to run to ${formatFigure(until)}, and the announced hours are ${formatFigure(hours)}`
  return [{ relation: 'agenda-end', location: until.location, message }]
}

/** The offset from UTC of the zone labels that the site uses. */
const labelOffsets: Readonly<Record<string, string>> = {
  CET: '+01:00',
  CEST: '+02:00',
  UTC: '+00:00',
  GMT: '+00:00',
  BST: '+01:00',
}

/** The stated offset from UTC is the offset of the zone on that day, and of its label. */
const offsetFitsZone: RelationRule = ({ content: { summit }, figures }) => {
  const offset = figures[`${summit.id}/utc-offset`]
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
const timelineIsInOrder: RelationRule = ({ content, figures }) => {
  const { id, data } = content.nominations
  const dates = data.timeline.flatMap((entry) => figures[`${id}/${entry.id}`] ?? [])
  return comparablePairs(dates).flatMap(({ figure, extent, before }) => {
    if (before.extent.from < extent.from || before.extent.to < extent.to) return []
    const message = `${formatFigure(figure)} stands after ${formatFigure(before.figure)} and is not later`
    return [{ relation: 'timeline-order', location: figure.location, message }]
  })
}

/** The prefixes of the relations that each pilot has, before its name. */
const namedAfterPilots = ['numbering', 'milestones'] as const
const [numbering, order] = namedAfterPilots

/** The pilot that a relation is named after, if it is. */
export function pilotNamedIn(relation: string): string | undefined {
  return new RegExp(`(?<=^(?:${namedAfterPilots.join('|')})-).+`).exec(relation)?.[0]
}

/**
 * The milestones of a pilot are numbered from M1 without a gap, in the order in which their deadlines begin; deadlines
 * without a year are compared among themselves.
 */
const milestonesAreInOrder: RelationRule = ({ content, figures }) =>
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
    const before = placed.slice(0, index).findLast((above) => above.extent.scale === extent.scale)
    return before ? [{ figure, extent, before }] : []
  })
}

/** A share is between 0% and 100%, unless it is growth; counts are not negative, and ages are those of people. */
const figuresAreWithinBounds: RelationRule = ({ figures }) =>
  Object.values(figures).flatMap((figure) => {
    const { value, unit, qualifier, id, location } = figure
    if (typeof value === 'string') return []
    const ends = typeof value === 'number' ? [value] : [value.from, value.to]
    const isBeyond = (max: number) => ends.some((end) => end < 0 || end > max)
    const isShare = unit === '%' && qualifier !== 'increase'
    const isAge = /age/.test(id) && unit === 'years'
    const shown = `\`${id}\` is ${formatFigure(figure)}`
    const report = (relation: string, why: string) => ({ relation, location, message: `${shown}${why}` })
    return [
      ...(isShare && isBeyond(100) ? [report('share-bounds', ': a share lies between 0% and 100%')] : []),
      ...(unit !== 'year' && isBeyond(isAge ? 120 : Infinity) ? [report('count-bounds', ', which cannot be')] : []),
    ]
  })

/** As many lights as a phone can show apart. */
const maxLights = 1000
/** As many tiles as the quilt has room for. */
export const maxTiles = 99

/** The lights of the home page and the tiles of the quilt can be counted. */
const drawingsCanBeCounted: RelationRule = ({ content: { home, about }, figures }) => {
  const { total, parts } = home.data.lights
  return [
    ...checkCount('lights', home, [total, ...parts.map(({ figure }) => figure)], figures, maxLights),
    ...parts.flatMap(({ within = [], ...part }) =>
      within.flatMap(({ figure }, index) =>
        checkCount('lights', home, [(within[index - 1] ?? part).figure, figure], figures, maxLights),
      ),
    ),
    ...checkCount('quilt', about, [about.data.quilt.figure], figures, maxTiles),
  ]
}

/** The first of the figures that a field draws is a whole number that can be drawn, and the others are parts of it. */
function checkCount(
  relation: string,
  { id: scope, file }: SiteEntry,
  ids: readonly string[],
  figures: Figures,
  most: number,
) {
  const shown = ids.flatMap((id) => resolveFigure(id, figures, scope) ?? [])
  // A figure that isn't there is reported elsewhere.
  if (shown.length < ids.length) return []
  const [total = 0, ...parts] = shown.map(({ value, unit }) => (unit === '%' ? Number.NaN : Number(value)))
  const isCount = (value: number) => Number.isInteger(value) && value >= 0
  const lit = parts.reduce((sum, part) => sum + part, 0)
  if ([total, ...parts].every(isCount) && total > 0 && lit <= total && total <= most) return []
  const values = shown.map((figure) => `\`${figure.id}\` is ${formatFigure(figure)}`).join(', ')
  const message = `${values}: expected a whole number from 1 to ${most}${parts.length > 0 ? ', and parts that are no more than their total' : ''}`
  return [{ relation, location: { file, path: [relation] }, message }]
}

/** The relations that hold on any site, whatever the ledger states. */
export const relationRules: readonly RelationRule[] = [
  agendaIsContiguous,
  agendaEndsAsAnnounced,
  offsetFitsZone,
  timelineIsInOrder,
  milestonesAreInOrder,
  figuresAreWithinBounds,
  drawingsCanBeCounted,
]
