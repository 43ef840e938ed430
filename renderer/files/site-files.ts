import { fileAddresses } from '../addresses.ts'
import { calendars } from '../calendar/calendars.ts'
import { atomFeed } from '../feeds/atom.ts'
import { feedItems } from '../feeds/items.ts'
import { jsonFeed } from '../feeds/json-feed.ts'
import { llms } from './llms.ts'
import { robots } from './robots.ts'
import { security, securityAddress } from './security.ts'
import type { FileInput, SiteFile } from './site-file.ts'
import { sitemap } from './sitemap.ts'

/** The list of all files besides the pages: for search engines, feed readers, calendars and other programs. */
export function* siteFiles(input: FileInput): Generator<SiteFile> {
  const items = feedItems(input)
  const at = (address: string, content: string): SiteFile => ({ name: address.slice(1), content })
  yield at(fileAddresses.robots, robots(input))
  yield at(fileAddresses.sitemap, sitemap(input))
  yield at(fileAddresses.atom, atomFeed(items, input))
  yield at(fileAddresses.jsonFeed, jsonFeed(items, input))
  yield at(fileAddresses.llms, llms(input))
  yield at(securityAddress, security(input))
  yield* calendars(input)
}
