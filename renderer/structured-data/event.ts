import type { Event, WithContext } from 'schema-dts'
import { previewImageAddress } from '../addresses.ts'
import type { Entry, Site } from '../content/entries/site.ts'
import { parseMoment } from '../content/figures/moment.ts'
import { plainText } from '../content/figures/reference.ts'
import { singles } from '../content/kinds/singles.ts'
import { offsetOn } from '../content/relations/time-zone.ts'
import type { AnnualSummit, Summit } from '../content/schemas/summit.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { organizationReference } from './organization.ts'

/** The structured data of the online summit, as schema.org/Event: it is free, and somebody performs. */
export function onlineEvent(site: Site): WithContext<Event> {
  const { data } = site.summit
  const url = data.registration.url
  return {
    ...commonEvent(site, site.summit, singles.summit.path, data.utcOffset),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'VirtualLocation', url },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock', url },
    performer: { '@type': 'Person', name: data.keynote.name },
  }
}

/** The structured data of the older summit, which takes place in a town and on screens. */
export function annualEvent(site: Site): WithContext<Event> {
  const { data } = site.annualSummit
  const { path } = singles.annualSummit
  return {
    ...commonEvent(site, site.annualSummit, path, offsetOn(data.date, data.timeZone)),
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: data.town, address: { '@type': 'PostalAddress', addressLocality: data.town } },
      { '@type': 'VirtualLocation', url: completeUrl(site.settings.data.url, path) },
    ],
  }
}

function commonEvent(site: Site, { id, data }: Entry<Summit | AnnualSummit>, path: string, offset: string) {
  const hours = parseMoment(data.hours)
  if (hours?.kind !== 'time-range') throw new Error(`the hours ${data.hours} are no time range`)
  const at = (time: string) => `${data.date}T${time}${offset}`
  const base = site.settings.data.url
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: plainText(data.title, site.figures, id),
    description: plainText(data.description, site.figures, id),
    startDate: at(hours.from),
    endDate: at(hours.to),
    eventStatus: 'https://schema.org/EventScheduled',
    url: completeUrl(base, path),
    image: completeUrl(base, previewImageAddress(path)),
    organizer: organizationReference(site.settings.data),
  } as const
}
