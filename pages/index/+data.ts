import { addressOf } from '../../renderer/content/kinds/routes.ts'
import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'

/** How many pilots the page shows: more would make it heavier with each, and the list of pilots has all. */
const mostPilots = 6

/** The page at /. */
export default function data({ site }: PageContext) {
  const { home, partners, pilots } = site
  const wanted = home.data.lessons?.pilots ?? []
  const lessons = wanted.flatMap((path) => pilots.find(({ id }) => addressOf('pilots', id) === path) ?? [])
  return fromEntry(site, home, { home: home.data, partners, pilots: pilots.slice(0, mostPilots), lessons })
}
