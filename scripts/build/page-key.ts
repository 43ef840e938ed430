import type { ListedEntry, SiteEntry } from '../../renderer/content/entries/site.ts'
import type { Figures } from '../../renderer/content/figures/figure.ts'
import { contentKinds } from '../../renderer/content/kinds/routes.ts'
import { memoize } from '../../renderer/content/memoize.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import type { PageContext, SitePage } from '../../renderer/page-context.ts'

const keyOfEntry = ({ file, key }: SiteEntry) => `${file} ${key}`

type Shown = SiteEntry | ListedEntry

/** The keys of all files of a kind: of the text where there is one, otherwise of the fields. */
const keysOf = (files: Shown | readonly Shown[]) =>
  [files].flat().map((file) => ('key' in file ? keyOfEntry(file) : JSON.stringify(file)))

/** The figures without where they are written, which no page shows. */
const valuesOf = (figures: Figures) => Object.values(figures).map(({ location, ...figure }) => figure)

/** A key of everything that any page can show of the site, which is without the texts of pages of their own. */
const keyOfSite = memoize((site: SitePage['whole']): string => {
  const { figures, redirects, photographs, today } = site
  const keys = contentKinds.flatMap((kind) => keysOf(site[kind]))
  return hashParts([today, JSON.stringify({ figures: valuesOf(figures), redirects, photographs }), ...keys])
})

/** A key of everything that a page is made from: for the page of a collection what it gets, for any other the whole site. */
export function keyOfPage(page: PageContext): string {
  if ('whole' in page) return hashParts([keyOfEntry(page.entry), keyOfSite(page.whole)])
  const { entry, list, neighbours } = page
  const { settings, figures, photographs } = page.site
  const parts = { figures: valuesOf(figures), photographs, list, neighbours }
  return hashParts([keyOfEntry(entry), keyOfEntry(settings), JSON.stringify(parts)])
}
