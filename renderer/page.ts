import { createContext, useContext } from 'react'
import type { CollectionName } from './content/kinds/collections.ts'
import type { PageSurroundings } from './surroundings.ts'

/** A failure that a page reports. */
export interface Failure {
  status: number
  message: string
}

/** What the scripts pass to the renderer with each address. */
export interface RenderInput {
  urlOriginal: string
  site: PageSurroundings
  /** The site's path on its host: `/`, or `/site/`. */
  basePath: string
  /** What the error screen reports. */
  failure?: Failure
}

/** What every component of a page can use. */
export interface PageScope extends Pick<RenderInput, 'site' | 'failure'> {
  path: string
  /** The id of the page's content file, whose own figures its texts name without a prefix. */
  scope: string
}

const SiteContext = createContext<PageScope | undefined>(undefined)

/** Provides the site to a page's components. */
export const SiteProvider = SiteContext.Provider

/** The site and the page that a component is on. */
export function usePage(): PageScope {
  const page = useContext(SiteContext)
  if (!page) throw new Error('a component of the site stands outside of a page')
  return page
}

/** The content file of the page, which is one of a collection. */
export function useEntry<Name extends CollectionName>(name: Name) {
  const { site, scope } = usePage()
  const entry = site.entryOf(name, scope)
  if (!entry) throw new Error(`${scope} is not among the ${name}`)
  return entry
}
