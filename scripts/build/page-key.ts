import { entriesOf, type SiteEntry } from '../../renderer/content/entries/site.ts'
import { contentKinds } from '../../renderer/content/kinds/routes.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import type { PageContext, WholeSite } from '../../renderer/page-context.ts'

const keyOfEntry = ({ file, key }: SiteEntry) => `${file} ${key}`

/** A key of everything that a page can show, whichever it is. */
export function keyOfSite(site: WholeSite): string {
  const entries = contentKinds.flatMap((kind) => entriesOf(site, kind).map(keyOfEntry))
  const { figures, redirects, photographs, today } = site
  return hashParts([today, JSON.stringify({ figures, redirects, photographs }), ...entries])
}

/** A key of everything that a page is made from: for the page of a collection what it gets, for any other the whole site. */
export function keyOfPage(page: PageContext, siteKey: string): string {
  if ('whole' in page) return hashParts([keyOfEntry(page.entry), siteKey])
  const { entry, list, neighbours } = page
  const { settings, figures, photographs } = page.site
  // No page shows where a figure is written.
  const shown = Object.values(figures).map(({ location, ...figure }) => figure)
  const parts = { shown, photographs, list, neighbours }
  return hashParts([keyOfEntry(entry), keyOfEntry(settings), JSON.stringify(parts)])
}
