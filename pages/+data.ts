import { entryAt } from '../renderer/content/entries/site.ts'
import type { PageContext } from '../renderer/page.ts'
import { fromEntry } from '../renderer/page-data.ts'

/** A page of which there is one: the file of its address says what it is, and it asks the site itself for what it shows. */
export default function data({ site, urlOriginal }: PageContext) {
  const entry = entryAt(site, urlOriginal)
  if (!entry) throw new Error(`there is no page ${urlOriginal}`)
  return fromEntry(site, entry, {})
}
