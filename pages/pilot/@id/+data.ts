import type { PageContext } from '../../../renderer/page.ts'
import { findEntry, fromEntry } from '../../../renderer/page-data.ts'

/** The page of a pilot at /pilot/@id, with the pilots before and after it in the list. */
export default function data({ site, routeParams }: PageContext) {
  const pilot = findEntry(site, 'pilots', routeParams.id)
  const next = site.neighbourOf('pilots', pilot.id, 'next')
  const previous = site.neighbourOf('pilots', pilot.id, 'previous')
  return fromEntry(site, pilot, {
    pilot,
    next,
    // Of two pilots each is on both sides of the other.
    ...(previous !== next && { previous }),
  })
}
