import type { Article, BreadcrumbList, Event, Organization, Thing, WebSite, WithContext } from 'schema-dts'
import { previewImageAddress } from '../addresses.ts'
import { readHours } from '../calendar/read-hours.ts'
import type { ListedSite, SiteEntry } from '../content/entries/site.ts'
import { plainField } from '../content/figures/reference.ts'
import { collectionOf, type DataOf, isCollection } from '../content/kinds/routes.ts'
import { singles } from '../content/kinds/singles.ts'
import { offsetOn } from '../content/relations/time-zone.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { PageContext } from '../page-context.ts'

/** The structured data of a page, in JSON-LD: its subject and its place. */
export function structuredData(page: PageContext, path: string, title: string): WithContext<Thing>[] {
  const { data } = page.site.settings
  if (path === singles.home.path) return [organization(data), webSite(data)].map(inContext)
  return [...subjectOf(page, path), breadcrumbs(page, path, title)].map(inContext)
}

function inContext<Type extends Exclude<Thing, string>>(thing: Type): WithContext<Type> {
  return { '@context': 'https://schema.org', ...thing }
}

function subjectOf(page: PageContext, path: string) {
  if ('whole' in page && page.kind === 'summit') return [onlineEvent(page.whole)]
  if ('whole' in page && page.kind === 'annualSummit') return [annualEvent(page.whole)]
  const day = dayOfStory(page)
  return day ? [article(page, path, day)] : []
}

/** The collaborative, as other structured data names it. */
function organizationReference({ name, url }: DataOf<'settings'>) {
  return { '@type': 'Organization', name, url: completeUrl(url, '/') } as const
}

function organization(settings: DataOf<'settings'>) {
  const { description, url, email, socialLinks } = settings
  return {
    ...organizationReference(settings),
    description,
    logo: completeUrl(url, '/icon-512.png'),
    email: email.address,
    sameAs: socialLinks.map((link) => link.url),
  } satisfies Organization
}

function webSite(settings: DataOf<'settings'>) {
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
function breadcrumbs({ site, list }: PageContext, path: string, title: string) {
  const { name, url } = site.settings.data
  const above = list ? [{ name: list.title, path: list.path }] : []
  const trail = [{ name, path: '/' }, ...above, { name: title, path }]
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

/** The day of the story on a page, which is one that feeds contain. */
export function dayOfStory({ kind, entry }: PageContext): string | undefined {
  const feed = isCollection(kind) ? collectionOf(kind).feed : undefined
  const { data }: SiteEntry = entry
  return feed && String(data[feed.day])
}

function article({ site, entry }: PageContext, path: string, day: string) {
  const base = site.settings.data.url
  const url = completeUrl(base, path)
  const publisher = organizationReference(site.settings.data)
  return {
    '@type': 'Article',
    headline: plainField(site, entry, 'title'),
    description: plainField(site, entry, 'description'),
    datePublished: day,
    image: completeUrl(base, previewImageAddress(path)),
    articleSection: plainField(site, entry, 'category'),
    inLanguage: 'en-GB',
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  } satisfies Article
}

/** The online summit: it is free, and somebody performs. */
export function onlineEvent(site: ListedSite) {
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
export function annualEvent(site: ListedSite) {
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

function event(site: ListedSite, kind: 'summit' | 'annualSummit', offset: string) {
  const entry = site[kind]
  const { path } = singles[kind]
  const { date, hours } = entry.data
  const { from, to } = readHours(hours)
  const base = site.settings.data.url
  return {
    '@type': 'Event',
    name: plainField(site, entry, 'title'),
    description: plainField(site, entry, 'description'),
    startDate: `${date}T${from}${offset}`,
    endDate: `${date}T${to}${offset}`,
    eventStatus: 'https://schema.org/EventScheduled',
    url: completeUrl(base, path),
    image: completeUrl(base, previewImageAddress(path)),
    organizer: organizationReference(site.settings.data),
  } as const
}
