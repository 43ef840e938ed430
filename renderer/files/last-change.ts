import { singles } from '../content/collections.ts'
import type { Route } from '../content/routes.ts'
import type { Site } from '../content/site.ts'
import type { FileInput } from './site-file.ts'

/**
 * When what a page shows was changed last: the newest of the content files on it. A story that no history is known of
 * has the day that it is dated.
 *
 * @returns an instant as RFC 3339 and W3C's profile of ISO 8601 have it, or a day; undefined where nobody knows
 */
export function lastChangeOf(
  route: Route,
  { site, changedAt }: Pick<FileInput, 'site' | 'changedAt'>,
): string | undefined {
  const known = filesOf(route, site).flatMap((file) => changedAt(file) ?? [])
  if (known.length > 0) return instant(Math.max(...known))
  return site.articles.find(({ file }) => file === route.file)?.data.date
}

/** An instant in seconds since 1970 as RFC 3339 writes it: `2025-09-23T12:00:00Z`. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** The content files whose texts stand on a page. */
function filesOf({ path, file }: Route, site: Site): string[] {
  const lists: Readonly<Record<string, readonly { file: string }[]>> = {
    [singles.home.path]: [...site.partners, ...site.pilots],
    [singles.about.path]: [...site.leaders, site.settings],
    [singles.pilotsPage.path]: site.pilots,
    [singles.getInspired.path]: site.articles,
    [singles.contact.path]: [site.settings],
    [singles.privacy.path]: site.policy,
  }
  return [file, ...(lists[path] ?? []).map((entry) => entry.file)]
}
