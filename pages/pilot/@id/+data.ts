import type { PageContext } from '../../../renderer/page.ts'
import { findEntry, fromEntry } from '../../../renderer/page-data.ts'

/** The page of a pilot at /pilot/@id, with the pilots before and after it in the list. */
export default function data({ site, routeParams }: PageContext) {
  const pilot = findEntry(site, 'pilots', routeParams.id)
  return fromEntry(site, pilot, {
    pilot,
    ...site.neighboursOf('pilots', pilot.id),
    sponsor: site.settings.data.sponsor,
  })
}
