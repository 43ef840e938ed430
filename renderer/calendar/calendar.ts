import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'

// RFC 5545 counts the space before a continued line among its 75 octets; the library does not.
ICAL.foldLength = 74
// The name of a calendar is a text in which commas and line breaks are escaped; the library has not heard of it.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** Something that takes place, from one time on a clock of a zone to another. */
export interface CalendarEvent {
  kind: 'event'
  /** The name of the event within the site; with the site's own it makes an identity that never changes. */
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

/** Something to do whose day is not known: programs list it without a date. */
export interface CalendarTask {
  kind: 'task'
  id: string
  title: string
  description: string
  url: string
}

/** What a calendar holds. */
export type CalendarEntry = CalendarEvent | CalendarTask

/** The calendar as a whole. */
export interface CalendarOptions {
  name: string
  /** The address that the site is served at; its host makes the identities unique. */
  base: string
  /** When the entries were changed last, as an instant of RFC 3339. */
  changed: string
}

/**
 * Writes a calendar (RFC 5545). Times keep the clock of their zone, whose rules the calendar brings along. It has no
 * alarms: whoever adds it decides about those.
 *
 * @throws Error for a zone that has no rules
 */
export function writeCalendar(entries: readonly CalendarEntry[], { name, base, changed }: CalendarOptions): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${new URL(base).host}//${name}//EN`)
  calendar.addPropertyWithValue('x-wr-calname', name)
  const zones = new Set(entries.flatMap((entry) => (entry.kind === 'event' && entry.hours?.timeZone) || []))
  for (const zone of zones) calendar.addSubcomponent(readZone(zone))
  for (const entry of entries) calendar.addSubcomponent(toComponent(entry, base, changed))
  return `${calendar.toString()}\r\n`
}

function toComponent(entry: CalendarEntry, base: string, changed: string): ICAL.Component {
  const component = new ICAL.Component(entry.kind === 'event' ? 'vevent' : 'vtodo')
  component.addPropertyWithValue('uid', `${entry.id}@${new URL(base).host}`)
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(changed))
  component.addPropertyWithValue('summary', entry.title)
  component.addPropertyWithValue('description', entry.description)
  component.addPropertyWithValue('url', entry.url)
  if (entry.kind === 'task') return component
  if (entry.location) component.addPropertyWithValue('location', entry.location)
  if (entry.hours) {
    addTime(component, 'dtstart', entry.day, entry.hours.from, entry.hours.timeZone)
    addTime(component, 'dtend', entry.day, entry.hours.to, entry.hours.timeZone)
  } else component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(entry.day))
  return component
}

function addTime(component: ICAL.Component, name: string, day: string, time: string, timeZone: string): void {
  const property = component.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(`${day}T${time}:00`))
  property.setParameter('tzid', timeZone)
}

function readZone(name: string): ICAL.Component {
  const [rules] = tzlib_get_ical_block(name)
  if (!rules) throw new Error(`there are no rules for the time zone ${name}`)
  return ICAL.Component.fromString(rules)
}
