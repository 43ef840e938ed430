import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** The page at /. */
export default function data({ site }: PageContext) {
  const { home, partners, pilots } = site
  return fromEntry(site, home, { home: home.data, partners, pilots })
}
