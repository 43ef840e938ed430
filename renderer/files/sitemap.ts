import { completeUrl } from '../hosting/base-path.ts'
import { createLastChange } from './last-change.ts'
import type { FileInput } from './site-file.ts'
import { writeXml } from './xml.ts'

/** The list of all pages for search engines, with the date of each where it is known (sitemaps.org/protocol.html). */
export function sitemap(input: FileInput): string {
  const base = input.site.settings.data.url
  const lastChangeOf = createLastChange(input)
  return writeXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: input.routes.map((route) => ({
        loc: completeUrl(base, route.path),
        lastmod: lastChangeOf(route),
      })),
    },
  })
}
