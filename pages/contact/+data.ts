import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /contact. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.contact, { contact: site.contact.data, settings: site.settings.data })
}
