import { fileAddresses } from '../addresses.ts'
import type { FileInput } from '../files/site-file.ts'
import { writeXml } from '../files/xml.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { FeedItem } from './items.ts'

/** The feed in Atom (RFC 4287). */
export function atomFeed(items: readonly FeedItem[], { site, today }: FileInput): string {
  const { name, description, url } = site.settings.data
  const home = completeUrl(url, '/')
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'en-GB',
      id: home,
      title: name,
      subtitle: description,
      // The items come newest first.
      updated: items[0]?.date ?? `${today}T00:00:00Z`,
      author: { name, uri: home },
      icon: completeUrl(url, fileAddresses.icon),
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': completeUrl(url, fileAddresses.atom) },
        { '@rel': 'alternate', '@type': 'text/html', '@href': home },
      ],
      entry: items.map((item) => ({
        id: item.url,
        title: item.title,
        link: { '@rel': 'alternate', '@type': 'text/html', '@href': item.url },
        published: item.date,
        updated: item.date,
        category: { '@term': item.category },
        summary: item.summary,
        content: { '@type': 'html', '#': item.html },
      })),
    },
  })
}

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
      date_published: item.date,
      date_modified: item.date,
      tags: [item.category],
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}
