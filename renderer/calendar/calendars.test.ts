import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { changed, fileInput } from '../files/testing/file-input.ts'
import { calendars, writeCalendar } from './calendars.ts'

const input = { ...fileInput, changedAt: () => changed }
const files = calendars(input)

function read(name: string, from = files): ICAL.Component {
  const file = from.find((candidate) => candidate.name === name)
  if (!file) throw new Error(`there is no ${name}`)
  return ICAL.Component.fromString(file.content)
}

/** An event with its instants in UTC, counted with the rules that the calendar itself brings along. */
function eventsOf(calendar: ICAL.Component) {
  const zones = calendar.getAllSubcomponents('vtimezone').map((component) => new ICAL.Timezone(component))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const instant = (name: string) => {
      const property = component.getFirstProperty(name)
      const time = property?.getFirstValue()
      if (!(time instanceof ICAL.Time)) return undefined
      const zone = zones.find(({ tzid }) => tzid === property?.getFirstParameter('tzid'))
      if (!zone) return time.toString()
      time.zone = zone
      return time.convertToZone(ICAL.Timezone.utcTimezone).toString()
    }
    return {
      uid: component.getFirstPropertyValue('uid'),
      start: instant('dtstart'),
      end: instant('dtend'),
      summary: component.getFirstPropertyValue('summary'),
    }
  })
}

describe.each(files)('$name', ({ content }) => {
  it('keeps to RFC 5545 in every line', () => {
    expect(content.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('has what a calendar and its entries must have, and no alarm', () => {
    const calendar = ICAL.Component.fromString(content)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\//)
    const entries = calendar.getAllSubcomponents('vevent')
    expect(entries).not.toHaveLength(0)
    const ids = entries.map((entry) => String(entry.getFirstPropertyValue('uid')))
    expect(new Set(ids).size).toBe(ids.length)
    for (const entry of entries) {
      expect(String(entry.getFirstPropertyValue('dtstamp'))).toBe('2041-02-01T10:20:30Z')
      expect(entry.getAllSubcomponents('valarm')).toEqual([])
      expect(String(entry.getFirstPropertyValue('url'))).toMatch(/^https:\/\/example\.org\/site\//)
    }
  })
})

it('puts the online summit at its instants, in summer time', () => {
  expect(eventsOf(read('innovation-summit.ics'))).toEqual([
    {
      uid: 'innovation-summit@example.org',
      start: '2041-05-14T09:30:00Z',
      end: '2041-05-14T11:00:00Z',
      summary: 'Lamp Summit Online',
    },
  ])
})

it.each([
  ['summer', '2041-10-19', '2041-10-19T07:45:00Z', '2041-10-19T16:15:00Z'],
  ['winter', '2041-11-16', '2041-11-16T08:45:00Z', '2041-11-16T17:15:00Z'],
])('puts the older summit at its instants, in %s time', (_, date, start, end) => {
  const { annualSummit } = input.site
  const site = { ...input.site, annualSummit: { ...annualSummit, data: { ...annualSummit.data, date } } }
  expect(eventsOf(read('innovation-summit-geneve.ics', calendars({ ...input, site })))).toMatchObject([{ start, end }])
})

describe('the dates of the nominations', () => {
  const nominations = (dates: readonly string[]) => {
    const { site } = input
    const timeline = site.nominations.data.timeline.map((step, index) => ({ ...step, date: dates[index] ?? step.date }))
    const data = { ...site.nominations.data, timeline }
    return calendars({ ...input, site: { ...site, nominations: { ...site.nominations, data } } })
  }

  it('get no year that the call does not name: without any year there is no calendar', () => {
    const names = nominations(['3 March', '22 March', '4 April', '14 and 16 May']).map(({ name }) => name)
    expect(names).toEqual(['innovation-summit.ics', 'innovation-summit-geneve.ics'])
  })

  it('are events as soon as the call names the year, each day one of its own', () => {
    const dates = ['2041-07-01', '19 August 2041', '10 September', '23 and 25 October 2041']
    const calendar = read('nominate-beacon.ics', nominations(dates))
    expect(eventsOf(calendar)).toMatchObject([
      { start: '2041-07-01', end: undefined },
      { start: '2041-08-19' },
      { start: '2041-10-23T09:30:00Z', end: '2041-10-23T11:00:00Z' },
      { start: '2041-10-25T09:30:00Z', end: '2041-10-25T11:00:00Z' },
    ])
    expect(calendar.getAllSubcomponents('vtodo')).toEqual([])
  })
})

it('writes as of the day of the build where no history is known', () => {
  expect(calendars(fileInput)[0]?.content).toContain('DTSTAMP:20410218T000000Z')
})

it('refuses a zone without rules', () => {
  // The library that has the rules says so on the console as well.
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const hours = { from: '10:00', to: '11:00', timeZone: 'Europe/Nowhere' }
  const event = {
    id: 'a',
    title: 'A',
    description: 'A',
    url: 'https://example.org',
    day: '2041-01-01',
    hours,
  } as const
  expect(() =>
    writeCalendar([event], { name: 'A', base: 'https://example.org', changed: '2041-01-01T00:00:00Z' }),
  ).toThrow('Europe/Nowhere')
})
