import type { PageContext } from '../../../renderer/page.ts'
import { findEntry, fromEntry } from '../../../renderer/page-data.ts'

/** The page of a pilot at /pilot/@id, with the pilots before and after it in the list. */
export default function data({ site, routeParams }: PageContext) {
  const pilot = findEntry(site.pilots, routeParams.id)
  const place = site.pilots.indexOf(pilot)
  return fromEntry(site, pilot, {
    pilot,
    previous: site.pilots[place - 1],
    next: site.pilots[place + 1],
    sponsor: site.settings.data.sponsor,
  })
}
