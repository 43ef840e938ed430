import { absoluteAddress, fileAddresses } from '../addresses.ts'
import type { FileInput } from './site-file.ts'

/** What crawlers may read: everything (RFC 9309), and where the list of pages is. */
export function robots({ site }: Pick<FileInput, 'site'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(site.settings.data.url, fileAddresses.sitemap)}\n`
}
