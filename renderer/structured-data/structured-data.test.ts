import { describe, expect, it } from 'vitest'
import { fileInput } from '../files/testing/file-input.ts'
import { contextAt, wholeFixture } from '../testing/whole-fixture.ts'
import { annualEvent, onlineEvent, structuredData } from './structured-data.ts'

const { routes } = fileInput
const site = { ...wholeFixture, ...fileInput.site }

/** The properties that search engines require of a type, or recommend and the content knows. */
const expected: Readonly<Record<string, readonly string[]>> = {
  Event: [
    'name',
    'startDate',
    'endDate',
    'location',
    'eventStatus',
    'eventAttendanceMode',
    'description',
    'image',
    'organizer',
  ],
  Article: ['headline', 'datePublished', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo', 'description', 'sameAs'],
  WebSite: ['name', 'url', 'publisher'],
}

function things(path: string): Record<string, unknown>[] {
  return JSON.parse(JSON.stringify(structuredData(contextAt(path, site), path, 'Title')))
}

function typesOn(path: string): unknown[] {
  return things(path).map((thing) => thing['@type'])
}

/** The addresses within a piece of data. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/|^https?:/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

it.each([
  ['/', ['Organization', 'WebSite']],
  ['/innovation-summit', ['Event', 'BreadcrumbList']],
  ['/innovation-summit-geneve', ['Event', 'BreadcrumbList']],
  ['/article/charter', ['Article', 'BreadcrumbList']],
  ['/pilot/keeper-club', ['BreadcrumbList']],
  ['/about', ['BreadcrumbList']],
])('tells of %s what it is of and where it stands', (path, types) => {
  expect(typesOn(path)).toEqual(types)
})

describe.each(routes.map(({ path }) => path))('the data of %s', (path) => {
  it('has what search engines ask of its types', () => {
    for (const thing of things(path)) {
      const required = expected[String(thing['@type'])]
      if (!required) throw new Error(`nothing is expected of ${thing['@type']}`)
      expect(thing['@context']).toBe('https://schema.org')
      for (const name of required) expect(thing[name], `${thing['@type']}.${name}`).toBeTruthy()
    }
  })

  it('names complete addresses only', () => {
    const addresses = things(path).flatMap(addressesIn)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) expect(address).toMatch(/^https:\/\//)
  })
})

it('describes the online summit with its hours and offset, as announced; it is free, and somebody performs', () => {
  const { summit, settings } = site
  expect(onlineEvent(site)).toMatchObject({
    name: summit.data.title,
    startDate: '2041-05-14T10:30+01:00',
    endDate: '2041-05-14T12:00+01:00',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: summit.data.registration.url },
    organizer: { name: settings.data.name },
    offers: { price: 0 },
    performer: { name: summit.data.keynote.name },
  })
})

it('describes the older summit in its town and on screens, without a price that nobody has named', () => {
  const event = annualEvent(site)
  expect(event).toMatchObject({
    startDate: '2041-10-19T08:45+01:00',
    endDate: '2041-10-19T17:15+01:00',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'Port Merrow', address: { '@type': 'PostalAddress', addressLocality: 'Port Merrow' } },
      { '@type': 'VirtualLocation' },
    ],
  })
  for (const name of ['offers', 'performer', 'isAccessibleForFree']) expect(event).not.toHaveProperty(name)
})

it('takes the offset of the older summit from the clocks of its town, in winter as well', () => {
  const data = { ...site.annualSummit.data, date: '2041-11-16' }
  expect(annualEvent({ ...site, annualSummit: { ...site.annualSummit, data } })).toMatchObject({
    startDate: '2041-11-16T08:45+00:00',
    endDate: '2041-11-16T17:15+00:00',
  })
})

it('keeps the day of the summit in every time zone, because nothing is converted', () => {
  const late = { ...site.summit.data, date: '2041-12-31', hours: '22:00-23:30', utcOffset: '-05:00' }
  expect(onlineEvent({ ...site, summit: { ...site.summit, data: late } })).toMatchObject({
    startDate: '2041-12-31T22:00-05:00',
    endDate: '2041-12-31T23:30-05:00',
  })
})

it('leads from home over the list to the page', () => {
  const steps = things('/pilot/keeper-club')[0]?.itemListElement
  expect(steps).toMatchObject([
    { position: 1, item: 'https://example.org/site/' },
    { position: 2, item: 'https://example.org/site/pilots', name: site.pilotsPage.data.title },
    { position: 3, item: 'https://example.org/site/pilot/keeper-club', name: 'Title' },
  ])
})
