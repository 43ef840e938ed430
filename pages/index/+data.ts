import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.home, { home: site.home.data, partners: site.partners })
}
