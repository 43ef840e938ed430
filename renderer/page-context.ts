import { type ListedEntry, type ListedSite, placeOf, type Site, type SiteEntry } from './content/entries/site.ts'
import { type Figure, scopeOf } from './content/figures/figure.ts'
import { findReferences, plainField, resolveFigure } from './content/figures/reference.ts'
import type { CollectionName } from './content/kinds/collections.ts'
import { collectionNames, type DataOf, isCollection, kindOf, listOf } from './content/kinds/routes.ts'
import { type SingleName, singles } from './content/kinds/singles.ts'
import { memoize } from './content/memoize.ts'
import { compareText } from './content/texts/compare-text.ts'
import { drawingOf } from './motif/themes.ts'
import { type Photographs, photographName } from './photographs/photographs.ts'

/** What all pages are made from: the site, and what a build adds to it. */
export interface WholeSite extends Site {
  /** The pictures of the content; one that is not among them is shown as it is, as in the live preview. */
  photographs: Photographs
  /** The day of the build, as 2030-06-15. */
  today: string
}

/** What every page gets of the site. */
type PageSite = Pick<WholeSite, 'settings' | 'figures' | 'photographs'>

/** What every page is made from. */
interface PageParts {
  site: PageSite
  /** The page of the list that it belongs to. */
  list?: { title: string; path: string }
}

/** The page of a file in a collection. It gets only what it shows: of other pages, the dates of those on its sides. */
export interface EntryPage<Name extends CollectionName = CollectionName> extends PageParts {
  kind: Name
  entry: SiteEntry<DataOf<Name>>
  /** The pages on its sides; the first of a list follows the last. */
  neighbours?: ReturnType<typeof neighboursOf>
}

/** Any other page, which may show the whole site but the texts of pages of their own. */
export interface SitePage extends PageParts {
  kind: SingleName
  entry: SiteEntry
  whole: ListedSite & Pick<WholeSite, 'photographs' | 'today'>
}

export type PageContext = EntryPage | SitePage

/** The context of the page at an address; undefined where there is none. */
export function pageContextAt(site: WholeSite, path: string): PageContext | undefined {
  const found = placeOf(site, path)
  if (!found) return undefined
  const { kind, place } = found
  const list = listOf(kind)
  const above = list && { list: { title: plainField(site, site[list], 'title'), path: singles[list].path } }
  if (!isCollection(kind)) return { ...sitePage(kind, site), ...above }
  const entries: readonly EntryPage['entry'][] = site[kind]
  const entry = entries[place]
  const neighbours = neighboursOf(entries, place)
  return entry && { kind, site: partFor(entry, Object.values(neighbours ?? {}), site), entry, ...above, neighbours }
}

/** The context of a page of no collection, such as the home page or the not-found screen. */
export function sitePage(kind: SingleName, site: WholeSite): SitePage {
  const whole = withoutTexts(site)
  return { kind, site: whole, entry: whole[kind], whole }
}

const withoutTexts = memoize((site: WholeSite): SitePage['whole'] => {
  const lists = collectionNames.filter((name) => kindOf(name).path)
  const listed = lists.map((name) => [name, site[name].map(({ id, data }) => ({ id, data }))])
  return { ...site, ...Object.fromEntries(listed) }
})

/** The part of the site that the page of a file in a collection shows: of those on its sides it shows the dates. */
function partFor(
  entry: SiteEntry,
  neighbours: readonly { id: string }[],
  { settings, figures, photographs }: WholeSite,
): PageSite {
  const files = [entry, settings]
  const shown = new Map<string, Figure>()
  const show = (name: string, scope: string) => {
    const figure = resolveFigure(name, figures, scope)
    if (!figure || shown.has(figure.id)) return
    shown.set(figure.id, figure)
    // Its label may show others.
    for (const { id } of findReferences(figure.label ?? '')) show(id, scopeOf(figure.id))
  }
  for (const { id, figures: own, mentions } of files)
    for (const name of [...own.map((figure) => figure.id), ...mentions.figures]) show(name, id)
  for (const { id } of neighbours) show('date', id)
  const pictures = new Set(files.flatMap(({ mentions }) => mentions.pictures.map(photographName)))
  return {
    settings,
    figures: Object.fromEntries(shown),
    photographs: Object.fromEntries(Object.entries(photographs).filter(([name]) => pictures.has(name))),
  }
}

/** The entries on both sides of one in its list; where they have dates, `previous` is the earlier of the two. */
function neighboursOf(entries: readonly ListedEntry[], place: number) {
  const beside = [entries.at(place - 1), entries[(place + 1) % entries.length]]
  const [previous, next] = beside.toSorted((a, b) =>
    compareText(String(a?.data.date ?? ''), String(b?.data.date ?? '')),
  )
  if (!previous || !next || entries.length === 1) return undefined
  return { previous: asNeighbour(previous), next: asNeighbour(next) }
}

function asNeighbour(entry: ListedEntry) {
  return { id: entry.id, title: String(entry.data.title), drawing: drawingOf(entry) }
}
