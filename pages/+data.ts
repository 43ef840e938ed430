import { entryAt } from '../renderer/content/entries/site.ts'
import type { PageContext } from '../renderer/page.ts'
import { fromEntry } from '../renderer/page-data.ts'

/** A single page: its address determines its file, and its component reads the rest of the site directly. */
export default function data({ site, urlOriginal }: PageContext) {
  const entry = entryAt(site, urlOriginal)
  if (!entry) throw new Error(`there is no page ${urlOriginal}`)
  return fromEntry(site, entry, {})
}
