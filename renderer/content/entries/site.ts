import type { Figures } from '../figures/figure.ts'
import type { CollectionData, CollectionName } from '../kinds/collections.ts'
import type { Redirect } from '../kinds/redirect.ts'
import { type ContentKind, isCollection, kindAt } from '../kinds/routes.ts'
import type { SingleData, SingleName } from '../kinds/singles.ts'
import type { Section } from '../markdown/render.ts'
import { memoize } from '../memoize.ts'
import type { Mentions } from './parsed.ts'

/** A content file, validated, with its text, which is fetched at each question: thousands do not fit into memory. */
export interface Entry<Data> {
  /** The rendered text; a page in MDX brings its own and has none here. */
  readonly sections: readonly Section[]
  /** The name of the file without its ending, and for numbered files without the number. */
  id: string
  /** The number of a policy section. */
  number?: number
  /** The path that messages name. */
  file: string
  data: Data
  /** Changes with the file and with everything that its text shows; empty before texts are rendered. */
  version: string
  /** The ids of the figures in its fields. */
  figures: readonly string[]
  mentions: Mentions
}

/** All content files, in the order in which the site shows them. */
export type Content = { readonly [Name in CollectionName]: readonly Entry<CollectionData<Name>>[] } & {
  readonly [Name in SingleName]: Entry<SingleData<Name>>
}

/** The whole content of the site with its figures, as the pages use it. */
export interface Site extends Content {
  readonly figures: Figures
  /** Old addresses, and where they lead. */
  readonly redirects: readonly Redirect[]
}

/** A content file of any kind. */
export type AnyEntry = Entry<Readonly<Record<string, unknown>>>

/** The content files of a kind. */
export function entriesOf(content: Content, kind: ContentKind): readonly AnyEntry[] {
  return isCollection(kind) ? content[kind] : [content[kind]]
}

/** The content file that the page at an address is made from. */
export function entryAt(content: Content, path: string): AnyEntry | undefined {
  const kind = kindAt(path)
  if (!kind) return undefined
  return isCollection(kind) ? entryIn(content, kind, path) : content[kind]
}

/** The file of a collection that the page at an address is made from. */
export function entryIn<Name extends CollectionName>(content: Content, kind: Name, path: string) {
  const entries: Content[Name] = content[kind]
  return entries[placesIn(entries).get(path.slice(path.lastIndexOf('/') + 1)) ?? Number.NaN]
}

/** Where each file is in its list, by its id. */
export const placesIn = memoize(
  (entries: readonly { id: string }[]) => new Map(entries.map(({ id }, place) => [id, place])),
)
