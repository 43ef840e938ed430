import { fileAddresses } from '../addresses.ts'
import { calendars } from '../calendar/calendars.ts'
import { atomFeed, jsonFeed } from '../feeds/feeds.ts'
import { feedItems } from '../feeds/items.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { lastChangeOf } from './last-change.ts'
import { llms } from './llms.ts'
import type { FileInput } from './site-file.ts'
import { writeXml } from './xml.ts'

/** All files besides the pages, for other programs, each by its name in the folder that is served. */
export function* siteFiles(input: FileInput) {
  const items = feedItems(input)
  const at = (address: string, content: string) => ({ name: address.slice(1), content })
  yield at(fileAddresses.robots, robots(input))
  yield at(fileAddresses.sitemap, sitemap(input))
  yield at(fileAddresses.atom, atomFeed(items, input))
  yield at(fileAddresses.jsonFeed, jsonFeed(items, input))
  yield at(fileAddresses.llms, llms(input))
  yield at(fileAddresses.security, security(input))
  yield* calendars(input)
}

/** What crawlers may read: everything (RFC 9309), and where the list of pages is. */
export function robots({ site }: FileInput): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${completeUrl(site.settings.data.url, fileAddresses.sitemap)}\n`
}

/** The list of all pages for search engines, with the date of each where it is known (sitemaps.org/protocol.html). */
export function sitemap(input: FileInput): string {
  const base = input.site.settings.data.url
  return writeXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: input.routes.map((route) => ({ loc: completeUrl(base, route.path), lastmod: lastChangeOf(route, input) })),
    },
  })
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
