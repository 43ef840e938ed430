import { createContext, useContext } from 'react'
import type { Site } from './content/entries/site.ts'
import type { Surroundings } from './page.ts'
import type { Photographs } from './photographs/photographs.ts'

/** What every component of a page can ask for. */
export interface PageScope {
  site: Site
  /** The address of the page. */
  path: string
  /** The id of the page's content file. */
  scope: string
  /** The day of the build, as 2030-06-15. */
  today: string
  photographs: Photographs
}

/** What the components of a page can ask for, taken from its surroundings no sooner than it is asked for. */
export function createScope(surroundings: Surroundings, path: string, scope: string): PageScope {
  return {
    site: surroundings,
    path,
    scope,
    get today() {
      return surroundings.today
    },
    get photographs() {
      return surroundings.photographs
    },
  }
}

const SiteContext = createContext<PageScope | undefined>(undefined)

/** Hands the site to the components of a page. */
export const SiteProvider = SiteContext.Provider

/** The site and the page that a component stands on. */
export function usePage(): PageScope {
  const page = useContext(SiteContext)
  if (!page) throw new Error('a component of the site stands outside of a page')
  return page
}
