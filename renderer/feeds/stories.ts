import { entriesOf, type Site } from '../content/entries/site.ts'
import { addressOf, collectionNames, collectionOf } from '../content/kinds/routes.ts'

/** The pages that feeds contain, each with the day of its frontmatter, as 2030-06-15, and the field of its summary. */
export function storiesOf(site: Site) {
  return collectionNames.flatMap((kind) => {
    const { feed } = collectionOf(kind)
    if (!feed) return []
    return entriesOf(site, kind).flatMap((entry) => {
      const path = addressOf(kind, entry.id)
      return path ? [{ path, entry, day: String(entry.data[feed.day]), summary: feed.summary }] : []
    })
  })
}
