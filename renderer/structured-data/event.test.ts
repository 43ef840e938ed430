import { expect, it } from 'vitest'
import { loadContent } from '../content/load.ts'
import { onlineEvent } from './event.ts'

const { site } = loadContent({ root: 'markdown', publicFolder: 'public', today: '2025-09-01' })
if (!site) throw new Error('the content is broken')
const summit = site.summit.data
const settings = site.settings.data

it('describes the online summit with its hours and offset, as announced', () => {
  expect(onlineEvent(summit, 'About it.', settings)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: summit.title,
    description: 'About it.',
    startDate: '2025-09-23T14:00+02:00',
    endDate: '2025-09-23T16:00+02:00',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: summit.registration.url },
    organizer: { name: settings.name, url: settings.url },
  })
})

it('keeps the day of the summit in every time zone, because nothing is converted', () => {
  const late = { ...summit, date: '2025-12-31', hours: '22:00-23:30', utcOffset: '-05:00' }
  expect(onlineEvent(late, '', settings)).toMatchObject({
    startDate: '2025-12-31T22:00-05:00',
    endDate: '2025-12-31T23:30-05:00',
  })
})

it('is JSON all through', () => {
  const event = onlineEvent(summit, 'x', settings)
  expect(JSON.parse(JSON.stringify(event))).toEqual(event)
})

it('is not made from hours that are no range', () => {
  expect(() => onlineEvent({ ...summit, hours: '14:00' }, '', settings)).toThrow('14:00')
})
