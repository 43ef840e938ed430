import { entriesOf, type Site, type SiteEntry } from '../content/entries/site.ts'
import { addressOf, collectionNames, collectionOf } from '../content/kinds/routes.ts'

/** A page that feeds contain. */
export interface Story {
  path: string
  entry: SiteEntry
  /** The day that its frontmatter gives it, as 2030-06-15. */
  day: string
  /** The field with its summary. */
  summary: string
}

/** The stories of the site. */
export function storiesOf(site: Site): Story[] {
  return collectionNames.flatMap((kind) => {
    const { feed } = collectionOf(kind)
    if (!feed) return []
    return entriesOf(site, kind).flatMap((entry) => {
      const path = addressOf(kind, entry.id)
      return path ? [{ path, entry, day: String(entry.data[feed.day]), summary: feed.summary }] : []
    })
  })
}
