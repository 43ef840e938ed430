import type { Article, BreadcrumbList, Event, Organization, Thing, WebSite, WithContext } from 'schema-dts'
import { previewImageAddress } from '../addresses.ts'
import { readHours } from '../calendar/read-hours.ts'
import type { Site } from '../content/entries/site.ts'
import { wordsOf } from '../content/figures/reference.ts'
import { collectionOf, isCollection, kindAt, listOf } from '../content/kinds/routes.ts'
import { singles } from '../content/kinds/singles.ts'
import { offsetOn } from '../content/relations/time-zone.ts'
import type { Settings } from '../content/schemas/settings.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { PageSurroundings } from '../surroundings.ts'

/** The structured data of a page, in JSON-LD: its subject and its place. */
export function structuredData(site: PageSurroundings, path: string, title: string): WithContext<Thing>[] {
  const { data } = site.settings
  if (path === singles.home.path) return [organization(data), webSite(data)].map(inContext)
  return [...subjectOf(site, path), breadcrumbs(site, path, title)].map(inContext)
}

function inContext<Type extends Exclude<Thing, string>>(thing: Type): WithContext<Type> {
  return { '@context': 'https://schema.org', ...thing }
}

function subjectOf(site: PageSurroundings, path: string) {
  if (path === singles.summit.path) return [onlineEvent(site)]
  if (path === singles.annualSummit.path) return [annualEvent(site)]
  const story = storyAt(site, path)
  return story ? [article(site, path, story)] : []
}

/** The collaborative, as other structured data names it. */
function organizationReference({ name, url }: Settings) {
  return { '@type': 'Organization', name, url: completeUrl(url, '/') } as const
}

function organization(settings: Settings) {
  const { description, url, email, socialLinks } = settings
  return {
    ...organizationReference(settings),
    description,
    logo: completeUrl(url, '/icon-512.png'),
    email: email.address,
    sameAs: socialLinks.map((link) => link.url),
  } satisfies Organization
}

function webSite(settings: Settings) {
  const { name, description, url } = settings
  return {
    '@type': 'WebSite',
    name,
    description,
    url: completeUrl(url, '/'),
    inLanguage: 'en-GB',
    publisher: organizationReference(settings),
  } satisfies WebSite
}

/** The way from home to a page, past the list that it belongs to. */
function breadcrumbs(site: Site, path: string, title: string) {
  const { name, url } = site.settings.data
  const kind = kindAt(path)
  const list = kind && listOf(kind)
  const above = list && { name: wordsOf(site, site[list], 'title'), path: singles[list].path }
  const trail = [{ name, path: '/' }, ...(above ? [above] : []), { name: title, path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: completeUrl(url, step.path),
    })),
  } satisfies BreadcrumbList
}

/** The story at an address, a page that feeds contain, with its day. */
export function storyAt(site: PageSurroundings, path: string) {
  const kind = kindAt(path)
  const day = kind && isCollection(kind) && collectionOf(kind).feed?.day
  const entry = day && site.entryAt(path)
  return entry ? { entry, day: String(entry.data[day]) } : undefined
}

function article(site: Site, path: string, { entry, day }: NonNullable<ReturnType<typeof storyAt>>) {
  const base = site.settings.data.url
  const url = completeUrl(base, path)
  const publisher = organizationReference(site.settings.data)
  return {
    '@type': 'Article',
    headline: wordsOf(site, entry, 'title'),
    description: wordsOf(site, entry, 'description'),
    datePublished: day,
    image: completeUrl(base, previewImageAddress(path)),
    articleSection: wordsOf(site, entry, 'category'),
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  } satisfies Article
}

/** The online summit: it is free, and somebody performs. */
export function onlineEvent(site: Site) {
  const { data } = site.summit
  const url = data.registration.url
  return {
    ...event(site, 'summit', data.utcOffset),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'VirtualLocation', url },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock', url },
    performer: { '@type': 'Person', name: data.keynote.name },
  } satisfies Event
}

/** The older summit, which takes place in a town and on screens. */
export function annualEvent(site: Site) {
  const { data } = site.annualSummit
  return {
    ...event(site, 'annualSummit', offsetOn(data.date, data.timeZone)),
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: data.town, address: { '@type': 'PostalAddress', addressLocality: data.town } },
      { '@type': 'VirtualLocation', url: completeUrl(site.settings.data.url, singles.annualSummit.path) },
    ],
  } satisfies Event
}

function event(site: Site, kind: 'summit' | 'annualSummit', offset: string) {
  const entry = site[kind]
  const { path } = singles[kind]
  const { date, hours } = entry.data
  const { from, to } = readHours(hours)
  const base = site.settings.data.url
  return {
    '@type': 'Event',
    name: wordsOf(site, entry, 'title'),
    description: wordsOf(site, entry, 'description'),
    startDate: `${date}T${from}${offset}`,
    endDate: `${date}T${to}${offset}`,
    eventStatus: 'https://schema.org/EventScheduled',
    url: completeUrl(base, path),
    image: completeUrl(base, previewImageAddress(path)),
    organizer: organizationReference(site.settings.data),
  } as const
}
