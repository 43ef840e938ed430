import type { Site } from '../content/entries/site.ts'
import type { Route } from '../content/kinds/routes.ts'

/** What the files of the site are made from. */
export interface FileInput {
  site: Site
  routes: readonly Route[]
  /** The day of the build, as 2030-06-15. */
  today: string
}
