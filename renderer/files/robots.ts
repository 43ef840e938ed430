import { fileAddresses } from '../addresses.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { FileInput } from './site-file.ts'

/** What crawlers may read: everything (RFC 9309), and where the list of pages is. */
export function robots({ site }: Pick<FileInput, 'site'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${completeUrl(site.settings.data.url, fileAddresses.sitemap)}\n`
}
