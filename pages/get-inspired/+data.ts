import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /get-inspired. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.getInspired, { page: site.getInspired.data, articles: site.articles })
}
