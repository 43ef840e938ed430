import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /innovation-summit. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.summit, { summit: site.summit.data })
}
