import type { Site } from '../../renderer/content/entries/site.ts'
import type { Route } from '../../renderer/content/kinds/routes.ts'
import type { Cache } from '../cache/cache.ts'
import type { Progress } from '../progress.ts'
import type { Output } from './output.ts'

/** What the steps of a build work with: a site whose content is sound, and where its files go. */
export interface Making {
  site: Site
  routes: readonly Route[]
  output: Output
  cache: Cache
  progress: Progress
}
