import { entriesOf, type Site } from '../content/entries/site.ts'
import { collectionNames, collectionOf, contentKinds, kindAt, kindOf, type Route } from '../content/kinds/routes.ts'
import type { FileInput } from './site-file.ts'

/**
 * Finds when a page was last changed: the newest change of the content files that it shows. A story without history has
 * its own date.
 *
 * @returns an instant (RFC 3339) or a day; undefined where nothing is known
 */
export function createLastChange({ site, changedAt }: Pick<FileInput, 'site' | 'changedAt'>) {
  const dates = new Map(
    collectionNames.flatMap((name) => {
      const { feed } = collectionOf(name)
      return entriesOf(site, name).map(({ file, data }) => [file, feed?.day && String(data[feed.day])] as const)
    }),
  )
  return (route: Route): string | undefined => {
    const known = filesOf(route, site).flatMap((file) => changedAt(file) ?? [])
    return known.length > 0 ? instant(Math.max(...known)) : dates.get(route.file)
  }
}

/** The day on which each page was changed last, by its address, where anything is known. */
export function lastChanges(input: Pick<FileInput, 'site' | 'changedAt' | 'routes'>): Record<string, string> {
  const lastChangeOf = createLastChange(input)
  return Object.fromEntries(
    input.routes.flatMap((route) => {
      const changed = lastChangeOf(route)
      return changed ? [[route.path, changed.slice(0, 'yyyy-mm-dd'.length)]] : []
    }),
  )
}

/** Seconds since 1970 as RFC 3339 writes them: `2030-06-15T12:00:00Z`. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

/** The content files whose texts are on a page: the one that it is made from, and those of the kinds that it shows. */
function filesOf({ path, file }: Route, site: Site): string[] {
  const page = kindAt(path)
  const shown = contentKinds.filter((kind) => kindOf(kind).shownOn?.some((name) => name === page))
  return [file, ...shown.flatMap((kind) => entriesOf(site, kind).map((entry) => entry.file))]
}
