import type { ListedSite } from '../content/entries/site.ts'
import { formatMoment, parseMoment } from '../content/figures/moment.ts'
import { plainText } from '../content/figures/reference.ts'
import { singles } from '../content/kinds/singles.ts'
import type { Nominations } from '../content/schemas/nominations.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { readHours } from './read-hours.ts'

/** The dates of the nominations whose year the call names; a calendar has no others. */
export function nominationDates(site: ListedSite) {
  return site.nominations.data.timeline.flatMap((step) => eventsOf(step, site))
}

function eventsOf(step: Nominations['timeline'][number], site: ListedSite) {
  const { id: scope, data } = site.nominations
  const words = (text: string) => plainText(text, site.figures, scope)
  const moment = parseMoment(step.date)
  // Not the months, and not the days whose year is not known.
  const days = (moment?.points ?? []).filter((point) => /^\d{4}-\d{2}-\d{2}$/.test(point))
  const hours = step.time ? readHours(step.time) : undefined
  const when = [moment ? formatMoment(moment) : step.date, hours && `${formatMoment(hours)} ${data.zoneLabel}`]
  // The zone of the summit that is announced with the same label.
  const { zoneLabel, timeZone } = site.summit.data
  const isKnownZone = zoneLabel === data.zoneLabel
  return days.map((day) => ({
    id: `${scope}-${step.id}${days.length > 1 ? `-${day}` : ''}`,
    title: words(step.event),
    description: `${words(data.title)}: ${when.filter(Boolean).join(', ')}`,
    url: completeUrl(site.settings.data.url, singles.nominations.path),
    day,
    // Hours in a zone known only by its label stay in the description.
    hours: hours && isKnownZone ? { ...hours, timeZone } : undefined,
  }))
}
