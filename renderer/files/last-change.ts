import { entriesOf, entryAt } from '../content/entries/site.ts'
import { collectionOf, contentKinds, isCollection, kindAt, kindOf, type Route } from '../content/kinds/routes.ts'
import type { FileInput } from './site-file.ts'

/**
 * When a page was last changed, as an instant (RFC 3339): the newest change of the content files whose texts are on it.
 * A story without history has its own day, and of other pages nothing is known.
 */
export function lastChangeOf(
  { path, file }: Route,
  { site, changedAt }: Pick<FileInput, 'site' | 'changedAt'>,
): string | undefined {
  const page = kindAt(path)
  const shown = contentKinds.filter((kind) => kindOf(kind).shownOn?.some((name) => name === page))
  const files = [file, ...shown.flatMap((kind) => entriesOf(site, kind).map((entry) => entry.file))]
  const known = files.flatMap((each) => changedAt(each) ?? [])
  if (known.length > 0) return instant(Math.max(...known))
  const day = page && isCollection(page) && collectionOf(page).feed?.day
  const entry = day && entryAt(site, path)
  return entry ? String(entry.data[day]) : undefined
}

/** The day on which each page was changed last, by its address, where anything is known. */
export function lastChanges(input: Pick<FileInput, 'site' | 'changedAt' | 'routes'>): Record<string, string> {
  return Object.fromEntries(
    input.routes.flatMap((route) => {
      const changed = lastChangeOf(route, input)
      return changed ? [[route.path, changed.slice(0, 'yyyy-mm-dd'.length)]] : []
    }),
  )
}

/** Seconds since 1970 as RFC 3339 writes them: `2030-06-15T12:00:00Z`. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}
