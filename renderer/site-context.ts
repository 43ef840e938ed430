import { createContext, useContext } from 'react'
import type { Surroundings } from './surroundings.ts'

/** What every component of a page can use. */
export interface PageScope {
  site: Surroundings
  /** The address of the page. */
  path: string
  /** The id of the page's content file. */
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
