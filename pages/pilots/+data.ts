import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /pilots. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.pilotsPage, { page: site.pilotsPage.data, pilots: site.pilots })
}
