import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /nominate-beacon. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.nominations, { nominations: site.nominations.data })
}
