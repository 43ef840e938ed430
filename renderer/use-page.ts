import { createContext, useContext } from 'react'
import type { CollectionName } from './content/kinds/collections.ts'
import type { EntryPage, PageContext, SitePage } from './page-context.ts'

/** What the scripts pass to the renderer with each address. */
export interface RenderInput {
  urlOriginal: string
  page: PageContext
  /** The site's path on its host: `/`, or `/site/`. */
  basePath: string
  /** Marks a text as HTML for vite-plugin-ssr, which the bundle does not load once more. */
  asHtml: typeof import('vite-plugin-ssr/server').dangerouslySkipEscape
}

/** What every component of a page can use. */
export type PageScope = PageContext & { path: string }

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
 * The whole site, without the texts of pages of their own. No page of a file in a collection has it: it would not be made
 * anew when another file changes.
 */
export function useSite(): SitePage['whole'] {
  const page = usePage()
  if ('whole' in page) return page.whole
  throw new Error(`the page ${page.path} is made from its own file alone`)
}

/** The page, which is that of a file in a collection. */
export function usePageOf<Name extends CollectionName>(name: Name): EntryPage<Name> {
  const page = usePage()
  const isOfKind = (context: PageContext): context is EntryPage<Name> => context.kind === name
  if (isOfKind(page)) return page
  throw new Error(`${page.path} is not among the ${name}`)
}
