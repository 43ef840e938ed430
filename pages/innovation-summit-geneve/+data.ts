import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /innovation-summit-geneve. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.annualSummit, { summit: site.annualSummit.data })
}
