import { createContext, useContext } from 'react'
import type { CollectionName } from './content/kinds/collections.ts'
import type { OwnEntry, PageContext, WholeSite } from './page-context.ts'

/** A failure that a page reports. */
export interface Failure {
  status: number
  message: string
}

/** What the scripts pass to the renderer with each address. */
export interface RenderInput {
  urlOriginal: string
  page: PageContext
  /** The site's path on its host: `/`, or `/site/`. */
  basePath: string
  /** What the error screen reports. */
  failure?: Failure
}

/** What every component of a page can use. */
export interface PageScope extends PageContext, Pick<RenderInput, 'failure'> {
  path: string
}

const Context = createContext<PageScope | undefined>(undefined)

/** Provides a page's components with what it is made from. */
export const PageProvider = Context.Provider

/** The page that a component is on. */
export function usePage(): PageScope {
  const page = useContext(Context)
  if (!page) throw new Error('a component of the site stands outside of a page')
  return page
}

/**
 * The whole site.
 *
 * @throws Error on the page of a file in a collection, which would not be made anew when another file changes
 */
export function useSite(): WholeSite {
  const { whole, path } = usePage()
  if (!whole) throw new Error(`the page ${path} is made from its own file alone`)
  return whole
}

/** The content file of the page, which is one of a collection. */
export function useEntry<Name extends CollectionName>(name: Name): NonNullable<OwnEntry[Name]> {
  const { own, path } = usePage()
  const entry = own?.[name]
  if (!entry) throw new Error(`${path} is not among the ${name}`)
  return entry
}
