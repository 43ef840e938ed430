import { parseMoment } from '../content/figures/moment.ts'
import type { Settings } from '../content/schemas/settings.ts'
import type { Summit } from '../content/schemas/summit.ts'

/**
 * The structured data of the online summit, as schema.org/Event.
 *
 * @param description the page's description with its figures written out
 */
export function onlineEvent(summit: Summit, description: string, settings: Settings): object {
  const hours = parseMoment(summit.hours)
  if (hours?.kind !== 'time-range') throw new Error(`the hours ${summit.hours} are no time range`)
  const at = (time: string) => `${summit.date}T${time}${summit.utcOffset}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: summit.title,
    description,
    startDate: at(hours.from),
    endDate: at(hours.to),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'VirtualLocation', url: summit.registration.url },
    organizer: { '@type': 'Organization', name: settings.name, url: settings.url },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: summit.registration.url,
    },
    performer: { '@type': 'Person', name: summit.keynote.name },
  }
}
