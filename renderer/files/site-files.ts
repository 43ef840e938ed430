import { fileAddresses } from '../addresses.ts'
import { calendars } from '../calendar/calendars.ts'
import { once } from '../content/memoize.ts'
import { atomFeed, jsonFeed } from '../feeds/feeds.ts'
import { feedItems, newestStories } from '../feeds/items.ts'
import { storiesOf } from '../feeds/stories.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { guideTo, llms } from './llms.ts'
import type { FileInput } from './site-file.ts'
import { writeXml } from './xml.ts'

/** All files besides the pages, for other programs. Those of many pages take time, and are only written if they are new. */
export function* siteFiles(input: FileInput) {
  const { site, today } = input
  // While what a file is made from is the same, so are its bytes.
  const at = (address: string, inputs: unknown, write: () => string) => ({
    name: address.slice(1),
    inputs: JSON.stringify(inputs),
    write,
  })
  const small = (address: string, content: string) => at(address, content, () => content)
  const [pages, guide, stories] = [sitemapPages(input), guideTo(site), newestStories(site)]
  const told = [today, site.settings.key, ...stories.map(({ path, entry }) => [path, entry.key])]
  yield small(fileAddresses.robots, robots(input))
  yield at(fileAddresses.sitemap, pages, () => sitemap(pages))
  // Both feeds have the same items, whose texts take time.
  const items = once(() => feedItems(site, stories))
  yield at(fileAddresses.atom, told, () => atomFeed(items(), input))
  yield at(fileAddresses.jsonFeed, told, () => jsonFeed(items(), input))
  yield at(fileAddresses.llms, guide, () => llms(guide))
  yield small(fileAddresses.security, security(input))
  for (const { address, content } of calendars(input)) yield small(address, content)
}

/** What crawlers may read: everything (RFC 9309), and where the list of pages is. */
export function robots({ site }: FileInput): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${completeUrl(site.settings.data.url, fileAddresses.sitemap)}\n`
}

/** All pages, as the sitemap lists them; a story has its day. */
export function sitemapPages({ site, routes }: FileInput) {
  const base = site.settings.data.url
  const days = new Map(storiesOf(site).map(({ path, day }) => [path, day]))
  return routes.map(({ path }) => ({ loc: completeUrl(base, path), lastmod: days.get(path) }))
}

/** The list of all pages for search engines (sitemaps.org/protocol.html). */
export function sitemap(pages: ReturnType<typeof sitemapPages>): string {
  return writeXml({ urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url: pages } })
}

/** Where to report a vulnerability, valid for a year from the day of the build (RFC 9116). */
export function security({ site, today }: FileInput): string {
  const { email, url } = site.settings.data
  return [
    `Contact: mailto:${email.address}`,
    `Expires: ${oneYearAfter(today)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${completeUrl(url, fileAddresses.security)}`,
    '',
  ].join('\n')
}

/** The same day a year later; 29 February becomes 28 February. */
function oneYearAfter(day: string): string {
  const [year = '', month, date] = day.split('-')
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`
}
