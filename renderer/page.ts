import type { Surroundings } from './surroundings.ts'

/** What the head of a document says of its page. */
export interface Head {
  /** The title as it stands; the name of the site follows it everywhere but on the home page. */
  title: string
  description: string
}

/** A failure that a page reports. */
export interface Failure {
  status: number
  message: string
}

/** What the scripts pass to the renderer with each address. */
export interface RenderInput {
  urlOriginal: string
  site: Surroundings
  /** The site's path on its host: `/`, or `/site/`. */
  basePath: string
  /** Set for the error screen. */
  failure?: Failure
}
