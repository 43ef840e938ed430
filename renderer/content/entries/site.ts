import type { Figures } from '../figures/figure.ts'
import type { CollectionName } from '../kinds/collections.ts'
import type { Redirect } from '../kinds/redirect.ts'
import {
  addressOf,
  type ContentKind,
  contentKinds,
  type DataOf,
  isCollection,
  type PageCollectionName,
} from '../kinds/routes.ts'
import type { SingleName } from '../kinds/singles.ts'
import type { Section } from '../markdown/render.ts'
import { memoize } from '../memoize.ts'
import type { Entry } from './entry.ts'

/** A content file as pages get it, with its text, which is fetched at each question: thousands do not fit into memory. */
export interface SiteEntry<Data = Entry['data']> extends Omit<Entry, 'data'> {
  data: Data
  /** The rendered text; a page in MDX brings its own and has none here. */
  readonly sections: readonly Section[]
  /** The key of its text, which changes with the file and with everything that the text shows; empty before it is checked. */
  key: string
}

/** All content files, in the order in which the site shows them. */
export type Content = { readonly [Name in CollectionName]: readonly SiteEntry<DataOf<Name>>[] } & {
  readonly [Name in SingleName]: SiteEntry<DataOf<Name>>
}

/** The whole content of the site with its figures, as the pages use it. */
export interface Site extends Content {
  readonly figures: Figures
  /** Old addresses, and where they lead. */
  readonly redirects: readonly Redirect[]
}

/** A file with a page of its own as other pages get it: without its text, so that they need not be made anew with it. */
export type ListedEntry<Data = Readonly<Record<string, unknown>>> = Pick<SiteEntry<Data>, 'id' | 'data'>

/** The site as pages get it that are not those of a collection. */
export type ListedSite = Omit<Site, PageCollectionName> & {
  readonly [Name in PageCollectionName]: readonly ListedEntry<DataOf<Name>>[]
}

/** The content files of a kind. */
export function entriesOf(content: Content, kind: ContentKind): readonly SiteEntry[] {
  return isCollection(kind) ? content[kind] : [content[kind]]
}

/** The content file that the page at an address is made from. */
export function entryAt(content: Content, path: string): SiteEntry | undefined {
  const found = placeOf(content, path)
  return found && entriesOf(content, found.kind)[found.place]
}

/** The kind of the page at an address, and its place among those of its kind. */
export function placeOf(content: Content, path: string): { kind: ContentKind; place: number } | undefined {
  return placesByAddress(content).get(path)
}

const placesByAddress = memoize((content: Content) => {
  const placesOf = (kind: ContentKind) =>
    entriesOf(content, kind).map(({ id }, place) => [addressOf(kind, id), { kind, place }] as const)
  return new Map(contentKinds.flatMap(placesOf))
})
