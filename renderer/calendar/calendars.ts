import ICAL from 'ical.js'
import { fileAddresses } from '../addresses.ts'
import type { Site } from '../content/entries/site.ts'
import { plainField } from '../content/figures/reference.ts'
import { singles } from '../content/kinds/singles.ts'
import { offsetOn } from '../content/relations/time-zone.ts'
import type { FileInput } from '../files/site-file.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { nominationDates } from './nomination-dates.ts'
import { readHours } from './read-hours.ts'

// RFC 5545 counts the space before a continued line among its 75 octets; the library does not.
ICAL.foldLength = 74
// The name of a calendar is a text in which commas and line breaks are escaped; the library does not know it.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

interface CalendarEvent {
  /** The id of the event within the site; with the site's host it makes a UID that never changes. */
  id: string
  title: string
  description: string
  location?: string
  url: string
  /** The day, as 2030-06-15; without hours the event takes the whole of it. */
  day: string
  /** From and to on that day, as 14:00, in a zone by its name in the time zone database. */
  hours?: { from: string; to: string; timeZone: string }
}

/** The calendars of the site: one of each summit, and one of the nominations if the year of any of their dates is known. */
export function calendars({ site, today }: FileInput) {
  const { host } = new URL(site.settings.data.url)
  const files = [
    { address: fileAddresses.summitCalendar, entry: site.summit, events: [summitEvent('summit', site)] },
    {
      address: fileAddresses.annualSummitCalendar,
      entry: site.annualSummit,
      events: [summitEvent('annualSummit', site)],
    },
    { address: fileAddresses.nominationsCalendar, entry: site.nominations, events: nominationDates(site) },
  ]
  return files
    .filter(({ events }) => events.length > 0)
    .map(({ address, entry, events }) => {
      const content = writeCalendar(events, { name: plainField(site, entry, 'title'), host, today })
      return { address, content }
    })
}

/** A summit, with the hours that are announced. */
function summitEvent(name: 'summit' | 'annualSummit', site: Site): CalendarEvent {
  const summit = site[name]
  const { id, data } = summit
  return {
    id,
    title: plainField(site, summit, 'title'),
    description: plainField(site, summit, 'lead'),
    location: plainField(site, summit, 'location'),
    url: completeUrl(site.settings.data.url, singles[name].path),
    day: data.date,
    hours: { ...readHours(data.hours), timeZone: data.timeZone },
  }
}

/**
 * Writes a calendar (RFC 5545). Times are in UTC, which every calendar shows in the zone of whoever looks at it. It has no
 * alarms: whoever adds it decides on those.
 */
function writeCalendar(
  events: readonly CalendarEvent[],
  { name, host, today }: { name: string; host: string; today: string },
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${host}//${name}//EN`)
  calendar.addPropertyWithValue('x-wr-calname', name)
  for (const { id, title, description, url, location, day, hours } of events) {
    const event = new ICAL.Component('vevent')
    event.addPropertyWithValue('uid', `${id}@${host}`)
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(`${today}T00:00:00Z`))
    event.addPropertyWithValue('summary', title)
    event.addPropertyWithValue('description', description)
    event.addPropertyWithValue('url', url)
    if (location) event.addPropertyWithValue('location', location)
    const at = (time: string, timeZone: string) =>
      ICAL.Time.fromJSDate(new Date(`${day}T${time}${offsetOn(day, timeZone)}`), true)
    event.addPropertyWithValue('dtstart', hours ? at(hours.from, hours.timeZone) : ICAL.Time.fromDateString(day))
    if (hours) event.addPropertyWithValue('dtend', at(hours.to, hours.timeZone))
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}
