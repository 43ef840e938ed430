import { documentAddress } from '../renderer/addresses.ts'
import type { Content } from '../renderer/content/entries/site.ts'
import type { Route } from '../renderer/content/kinds/routes.ts'

/** A document of the built site: its file in the folder that is served (`about.html`), its address, its content file. */
export interface SiteDocument {
  name: string
  path: string
  file: string
  /** The screen that it is, for hosts to serve at an unknown address, or when they fail. */
  screen?: 'notFound' | 'error'
}

/** Every document of the site: one for each route, the not-found screen, and the error screen for hosts. */
export function siteDocuments(content: Content, routes: readonly Route[]): SiteDocument[] {
  const screens = (['notFound', 'error'] as const).map((screen) => {
    const { file, data } = content[screen]
    return { name: `${data.code}.html`, path: `/${data.code}`, file, screen }
  })
  const pages = routes.map(({ path, file }) => ({ name: `${documentAddress(path).slice(1)}.html`, path, file }))
  return [...pages, ...screens]
}
