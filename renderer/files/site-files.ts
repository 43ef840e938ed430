import { fileAddresses } from '../addresses.ts'
import { calendars } from '../calendar/calendars.ts'
import { atomFeed, jsonFeed } from '../feeds/feeds.ts'
import { feedItems } from '../feeds/items.ts'
import { storiesOf } from '../feeds/stories.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { llms } from './llms.ts'
import type { FileInput } from './site-file.ts'
import { writeXml } from './xml.ts'

/** All files besides the pages, for other programs, each by its name in the folder that is served. */
export function* siteFiles(input: FileInput) {
  const items = feedItems(input.site)
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

/** The list of all pages for search engines, each story with its day (sitemaps.org/protocol.html). */
export function sitemap({ site, routes }: FileInput): string {
  const base = site.settings.data.url
  const days = new Map(storiesOf(site).map(({ path, day }) => [path, day]))
  return writeXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: routes.map(({ path }) => ({ loc: completeUrl(base, path), lastmod: days.get(path) })),
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
