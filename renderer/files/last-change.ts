import type { Site } from '../content/entries/site.ts'
import { singles } from '../content/kinds/collections.ts'
import type { Route } from '../content/kinds/routes.ts'
import type { FileInput } from './site-file.ts'

/**
 * Finds when a page was last changed: the newest change of the content files that it shows. A story without history has
 * its own date.
 *
 * @returns an instant (RFC 3339) or a day; undefined where nothing is known
 */
export function createLastChange({
  site,
  changedAt,
}: Pick<FileInput, 'site' | 'changedAt'>): (route: Route) => string | undefined {
  const dates = new Map(site.articles.map(({ file, data }) => [file, data.date]))
  return (route) => {
    const known = filesOf(route, site).flatMap((file) => changedAt(file) ?? [])
    return known.length > 0 ? instant(Math.max(...known)) : dates.get(route.file)
  }
}

/** Seconds since 1970 as RFC 3339 writes them: `2030-06-15T12:00:00Z`. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** The content files whose texts are on a page. */
function filesOf({ path, file }: Route, site: Site): string[] {
  return [file, ...(lists[path]?.(site) ?? []).map((entry) => entry.file)]
}

/** What pages show besides their own file. */
const lists: Readonly<Record<string, (site: Site) => readonly { file: string }[]>> = {
  [singles.home.path]: ({ partners, pilots }) => [...partners, ...pilots],
  [singles.about.path]: ({ leaders, settings }) => [...leaders, settings],
  [singles.pilotsPage.path]: ({ pilots }) => pilots,
  [singles.getInspired.path]: ({ articles }) => articles,
  [singles.contact.path]: ({ settings }) => [settings],
  [singles.privacy.path]: ({ policy }) => policy,
}
