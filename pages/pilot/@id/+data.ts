import type { PageContext } from '../../../renderer/page.ts'
import { findEntry, fromEntry } from '../../../renderer/page-data.ts'

/** The case study of a pilot at /pilot/@id. */
export default function data({ site, routeParams }: PageContext) {
  const pilot = findEntry(site.pilots, routeParams.id)
  return fromEntry(site, pilot, { pilot, sponsor: site.settings.data.sponsor })
}
