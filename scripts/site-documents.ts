import { STATUS_CODES } from 'node:http'
import { documentAddress } from '../renderer/addresses.ts'
import type { Content } from '../renderer/content/entries/site.ts'
import type { Route } from '../renderer/content/kinds/routes.ts'
import type { Failure } from '../renderer/use-page.ts'

/** A document of the built site: its file in the folder that is served (`about.html`), its address, its content file. */
export interface SiteDocument {
  name: string
  path: string
  file: string
  /** Whether hosts serve it for an unknown address, or a failure. */
  isFailure: boolean
  /** The failure that it reports, when the site itself fails. */
  failure?: Failure
}

/** Every document of the site: one for each route, the not-found screen, and the error screen for hosts. */
export function siteDocuments({ notFound, error }: Content, routes: readonly Route[]): SiteDocument[] {
  const message = STATUS_CODES[error.data.code] ?? 'Internal Server Error'
  const screen = ({ file, data: { code } }: typeof notFound | typeof error) => {
    return { name: `${code}.html`, path: `/${code}`, file, isFailure: true }
  }
  return [
    ...routes.map(({ path, file }) => {
      return { name: `${documentAddress(path).slice(1)}.html`, path, file, isFailure: false }
    }),
    screen(notFound),
    { ...screen(error), failure: { status: Number(error.data.code), message } },
  ]
}
