import type { Site } from '../content/entries/site.ts'
import { singles } from '../content/kinds/collections.ts'
import type { Route } from '../content/kinds/routes.ts'
import type { FileInput } from './site-file.ts'

/**
 * Makes a finder of when what a page shows was changed last: the newest of the content files on it. A story that no history
 * is known of has the day that it is dated.
 *
 * @returns gives an instant as RFC 3339 and W3C's profile of ISO 8601 have it, or a day; undefined where nobody knows
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

/** An instant in seconds since 1970 as RFC 3339 writes it: `2030-06-15T12:00:00Z`. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** The content files whose texts stand on a page. */
function filesOf({ path, file }: Route, site: Site): string[] {
  return [file, ...(lists[path]?.(site) ?? []).map((entry) => entry.file)]
}

/** What pages show besides the file that they are made from. */
const lists: Readonly<Record<string, (site: Site) => readonly { file: string }[]>> = {
  [singles.home.path]: ({ partners, pilots }) => [...partners, ...pilots],
  [singles.about.path]: ({ leaders, settings }) => [...leaders, settings],
  [singles.pilotsPage.path]: ({ pilots }) => pilots,
  [singles.getInspired.path]: ({ articles }) => articles,
  [singles.contact.path]: ({ settings }) => [settings],
  [singles.privacy.path]: ({ policy }) => policy,
}
