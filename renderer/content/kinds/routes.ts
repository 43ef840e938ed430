import type { z } from 'zod'
import { type Collection, type CollectionName, collections } from './collections.ts'
import { type Kind, type PageName, type Shown, type SingleName, singles } from './singles.ts'

/** The kind of a content file: its collection, or the name of a single file. */
export type ContentKind = CollectionName | SingleName

/** The frontmatter of a file of a kind. */
export type DataOf<Name extends ContentKind> = z.infer<(typeof collections & typeof singles)[Name]['schema']>

/** A page of the site that is rendered: its address, `/pilot/givify`, and the content file that it is made from. */
export type Route = ReturnType<typeof listRoutes>[number]

export const collectionNames = Object.keys(collections) as readonly CollectionName[]

export const singleNames = Object.keys(singles) as readonly SingleName[]

export const contentKinds: readonly ContentKind[] = [...singleNames, ...collectionNames]

/** The description of a kind. */
export function kindOf(kind: ContentKind): Kind & Partial<Shown> {
  return isCollection(kind) ? collections[kind] : singles[kind]
}

/** The description of a collection. */
export function collectionOf(name: CollectionName): Collection {
  return collections[name]
}

/** The word for a file of a kind in commands: `pilot`. */
export function wordFor(kind: CollectionName): string {
  return collectionOf(kind).one ?? kind
}

/** Whether a kind can have any number of files. */
export function isCollection(kind: ContentKind): kind is CollectionName {
  return kind in collections
}

/** The ids that the components of a page give to its parts. Headings of a text have ids of their own. */
export function partsOf(kind: ContentKind): string[] {
  return Object.values(kindOf(kind).parts ?? {})
}

/** All pages of the site: every content file with an address, in the order of the files. */
export function listRoutes(files: readonly { kind: ContentKind; id: string; file: string }[]) {
  return files.flatMap(({ kind, id, file }) => {
    const path = addressOf(kind, id)
    return path ? [{ path, file }] : []
  })
}

/** The collections whose files each have a page. */
export type PageCollectionName = {
  [Name in CollectionName]: (typeof collections)[Name] extends { path: string } ? Name : never
}[CollectionName]

/** The address of the page made from a content file; leaders, partners and settings have none. */
export function addressOf(kind: PageCollectionName, id: string): string
export function addressOf(kind: ContentKind, id: string): string | undefined
export function addressOf(kind: ContentKind, id: string): string | undefined {
  const { path } = kindOf(kind)
  return path && isCollection(kind) ? `${path}${id}` : path
}

/** The name of the file that the page at an address is made from, if a collection has such pages. */
export function fileNameAt(path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const isPageOf = (kind: CollectionName) => kindOf(kind).path === folder
  return collectionNames.some(isPageOf) ? path.slice(folder.length) : undefined
}

/** The page that the files of a kind belong to: the list of a collection, or the page that shows files without one. */
export function listOf(kind: ContentKind): PageName | undefined {
  return kindOf(kind).shownOn?.[0]
}

/** The address of the page on which a content file is shown: its own, or that of the page that it belongs to. */
export function shownAt(kind: ContentKind, id: string): string | undefined {
  const list = listOf(kind)
  return addressOf(kind, id) ?? (list && singles[list].path)
}

/** The address of the page that shows the text of a content file; no page shows that of leaders, partners and settings. */
export function pageOf(kind: ContentKind, id: string): string | undefined {
  return kindOf(kind).isSection ? shownAt(kind, id) : addressOf(kind, id)
}
