import { fileAddresses } from '../addresses.ts'
import type { Entry } from '../content/entries/site.ts'
import { parseMoment } from '../content/figures/moment.ts'
import { plainText } from '../content/figures/reference.ts'
import { singles } from '../content/kinds/singles.ts'
import type { AnnualSummit, Summit } from '../content/schemas/summit.ts'
import { instant } from '../files/last-change.ts'
import type { FileInput, SiteFile } from '../files/site-file.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { type CalendarEvent, writeCalendar } from './calendar.ts'
import { nominationDates } from './nominations.ts'

/** The calendars of the site: one of each summit, and one of the nominations if the year of any of their dates is known. */
export function calendars(input: FileInput): SiteFile[] {
  const { summit, annualSummit, nominations } = input.site
  const calendar = (
    address: string,
    { id, file, data }: Entry<{ title: string }>,
    events: readonly CalendarEvent[],
  ) => ({
    name: address.slice(1),
    content: writeCalendar(events, {
      name: plainText(data.title, input.site.figures, id),
      base: input.site.settings.data.url,
      changed: changeOf(file, input),
    }),
  })
  const { events } = nominationDates(input.site)
  return [
    calendar(fileAddresses.summitCalendar, summit, [summitEvent(summit, singles.summit.path, input)]),
    calendar(fileAddresses.annualSummitCalendar, annualSummit, [
      summitEvent(annualSummit, singles.annualSummit.path, input),
    ]),
    ...(events.length > 0 ? [calendar(fileAddresses.nominationsCalendar, nominations, events)] : []),
  ]
}

/** A summit, with the hours that are announced. */
function summitEvent({ id, data }: Entry<Summit | AnnualSummit>, path: string, { site }: FileInput): CalendarEvent {
  const hours = parseMoment(data.hours)
  if (hours?.kind !== 'time-range') throw new Error(`the hours ${data.hours} are no time range`)
  return {
    id,
    title: plainText(data.title, site.figures, id),
    description: plainText(data.lead, site.figures, id),
    location: plainText(data.location, site.figures, id),
    url: completeUrl(site.settings.data.url, path),
    day: data.date,
    hours: { from: hours.from, to: hours.to, timeZone: data.timeZone },
  }
}

/** When the dates of a file were last changed; without a history, the day of the build. */
function changeOf(file: string, { changedAt, today }: FileInput): string {
  const seconds = changedAt(file)
  return seconds === undefined ? `${today}T00:00:00Z` : instant(seconds)
}
