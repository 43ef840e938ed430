import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'

// RFC 5545 counts the space before a continued line among its 75 octets; the library does not.
ICAL.foldLength = 74
// The name of a calendar is a text in which commas and line breaks are escaped; the library does not know it.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** An event, from one local time in a zone to another. */
export interface CalendarEvent {
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
 * Writes a calendar (RFC 5545). Times are local to their zone, whose rules the calendar includes. It has no
 * alarms: whoever adds it decides on those.
 *
 * @param base the address that the site is served at; its host makes the identities unique
 * @param changed when the events were changed last, as an instant of RFC 3339
 * @throws Error for a zone that has no rules
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { name, base, changed }: { name: string; base: string; changed: string },
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${new URL(base).host}//${name}//EN`)
  calendar.addPropertyWithValue('x-wr-calname', name)
  const zones = new Set(events.flatMap(({ hours }) => hours?.timeZone ?? []))
  for (const zone of zones) calendar.addSubcomponent(readZone(zone))
  for (const event of events) calendar.addSubcomponent(toComponent(event, base, changed))
  return `${calendar.toString()}\r\n`
}

function toComponent(event: CalendarEvent, base: string, changed: string): ICAL.Component {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', `${event.id}@${new URL(base).host}`)
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(changed))
  component.addPropertyWithValue('summary', event.title)
  component.addPropertyWithValue('description', event.description)
  component.addPropertyWithValue('url', event.url)
  if (event.location) component.addPropertyWithValue('location', event.location)
  if (event.hours) {
    addTime(component, 'dtstart', event.day, event.hours.from, event.hours.timeZone)
    addTime(component, 'dtend', event.day, event.hours.to, event.hours.timeZone)
  } else component.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(event.day))
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
