import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { fileInput } from '../files/testing/file-input.ts'
import { calendars } from './calendars.ts'

const files = calendars(fileInput)

function read(name: string, from = files): ICAL.Component {
  const file = from.find((candidate) => candidate.address === `/${name}`)
  if (!file) throw new Error(`there is no ${name}`)
  return ICAL.Component.fromString(file.content)
}

function eventsOf(calendar: ICAL.Component) {
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const [uid, start, end, summary] = ['uid', 'dtstart', 'dtend', 'summary'].map((name) =>
      event.getFirstPropertyValue(name)?.toString(),
    )
    return { uid, start, end, summary }
  })
}

describe.each(files)('$name', ({ content }) => {
  it('keeps to RFC 5545 in every line', () => {
    expect(content.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
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
      expect(String(entry.getFirstPropertyValue('dtstamp'))).toBe('2041-02-18T00:00:00Z')
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
  const { annualSummit } = fileInput.site
  const site = { ...fileInput.site, annualSummit: { ...annualSummit, data: { ...annualSummit.data, date } } }
  expect(eventsOf(read('innovation-summit-geneve.ics', calendars({ ...fileInput, site })))).toMatchObject([
    { start, end },
  ])
})

describe('the dates of the nominations', () => {
  const nominations = (dates: readonly string[]) => {
    const { site } = fileInput
    const timeline = site.nominations.data.timeline.map((step, index) => ({ ...step, date: dates[index] ?? step.date }))
    const data = { ...site.nominations.data, timeline }
    return calendars({ ...fileInput, site: { ...site, nominations: { ...site.nominations, data } } })
  }

  it('get no year that the call does not name: without any year there is no calendar', () => {
    const names = nominations(['3 March', '22 March', '4 April', '14 and 16 May']).map(({ address }) => address)
    expect(names).toEqual(['/innovation-summit.ics', '/innovation-summit-geneve.ics'])
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
