import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /privacy-policy. */
export default function data({ site }: PageContext) {
  return fromEntry(site, site.privacy, { page: site.privacy.data, sections: site.policy })
}
