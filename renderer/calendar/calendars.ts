import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { fileAddresses } from '../addresses.ts'
import type { AnyEntry } from '../content/entries/site.ts'
import { wordsOf } from '../content/figures/reference.ts'
import { singles } from '../content/kinds/singles.ts'
import { instant } from '../files/last-change.ts'
import type { FileInput } from '../files/site-file.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { nominationDates } from './nominations.ts'
import { readHours } from './read-hours.ts'

// RFC 5545 counts the space before a continued line among its 75 octets; the library does not.
ICAL.foldLength = 74
// The name of a calendar is a text in which commas and line breaks are escaped; the library does not know it.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** The calendars of the site: one of each summit, and one of the nominations if the year of any of their dates is known. */
export function calendars(input: FileInput) {
  const { site, changedAt, today } = input
  const { summit, annualSummit, nominations } = site
  const calendar = (address: string, entry: AnyEntry, events: readonly CalendarEvent[]) => {
    const seconds = changedAt(entry.file)
    const content = writeCalendar(events, {
      name: wordsOf(site, entry, 'title'),
      base: site.settings.data.url,
      // Without a history, the day of the build.
      changed: seconds === undefined ? `${today}T00:00:00Z` : instant(seconds),
    })
    return { name: address.slice(1), content }
  }
  const { events } = nominationDates(site)
  return [
    calendar(fileAddresses.summitCalendar, summit, [summitEvent('summit', input)]),
    calendar(fileAddresses.annualSummitCalendar, annualSummit, [summitEvent('annualSummit', input)]),
    ...(events.length > 0 ? [calendar(fileAddresses.nominationsCalendar, nominations, events)] : []),
  ]
}

/** A summit, with the hours that are announced. */
function summitEvent(name: 'summit' | 'annualSummit', { site }: FileInput): CalendarEvent {
  const summit = site[name]
  const { id, data } = summit
  return {
    id,
    title: wordsOf(site, summit, 'title'),
    description: wordsOf(site, summit, 'lead'),
    location: wordsOf(site, summit, 'location'),
    url: completeUrl(site.settings.data.url, singles[name].path),
    day: data.date,
    hours: { ...readHours(data.hours), timeZone: data.timeZone },
  }
}

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

/**
 * Writes a calendar (RFC 5545) of events that changed last at an instant (RFC 3339). Times are local to their zone,
 * whose rules the calendar includes. It has no alarms: whoever adds it decides on those.
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { name, base, changed }: { name: string; base: string; changed: string },
): string {
  const { host } = new URL(base)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${host}//${name}//EN`)
  calendar.addPropertyWithValue('x-wr-calname', name)
  const zones = new Set(events.flatMap(({ hours }) => hours?.timeZone ?? []))
  for (const zone of zones) calendar.addSubcomponent(readZone(zone))
  for (const { id, title, description, url, location, day, hours } of events) {
    const component = new ICAL.Component('vevent')
    component.addPropertyWithValue('uid', `${id}@${host}`)
    component.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(changed))
    component.addPropertyWithValue('summary', title)
    component.addPropertyWithValue('description', description)
    component.addPropertyWithValue('url', url)
    if (location) component.addPropertyWithValue('location', location)
    if (hours) {
      addTime(component, 'dtstart', `${day}T${hours.from}:00`, hours.timeZone)
      addTime(component, 'dtend', `${day}T${hours.to}:00`, hours.timeZone)
    } else component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day))
    calendar.addSubcomponent(component)
  }
  return `${calendar.toString()}\r\n`
}

function addTime(component: ICAL.Component, name: string, time: string, timeZone: string): void {
  component.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(time)).setParameter('tzid', timeZone)
}

function readZone(name: string): ICAL.Component {
  const [rules] = tzlib_get_ical_block(name)
  if (!rules) throw new Error(`there are no rules for the time zone ${name}`)
  return ICAL.Component.fromString(rules)
}
