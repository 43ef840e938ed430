import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /about. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.about, { about: site.about.data })
}
