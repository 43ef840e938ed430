import { fileAddresses } from '../addresses.ts'
import type { FileInput } from '../files/site-file.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { FeedItem } from './items.ts'

/** The feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(items: readonly FeedItem[], { site }: FileInput): string {
  const { name, description, url } = site.settings.data
  const home = completeUrl(url, '/')
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: home,
    feed_url: completeUrl(url, fileAddresses.jsonFeed),
    description,
    language: 'en-GB',
    authors: [{ name, url: home }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published,
      date_modified: item.updated,
      tags: [item.category],
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}
