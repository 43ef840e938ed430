import type { Site } from '../../renderer/content/entries/site.ts'
import type { Route } from '../../renderer/content/kinds/routes.ts'
import { searchIndexPath } from '../../renderer/search/index-path.ts'
import { namePages } from '../../renderer/search/page-names.ts'
import type { SearchedPage } from '../../renderer/search/search-index.ts'
import type { Cache } from '../cache/cache.ts'
import type { Progress } from '../progress.ts'
import { compressFiles } from './compress.ts'
import type { Output } from './output.ts'
import { writePreviewImages } from './pictures.ts'
import { beginSearchIndex } from './search-index.ts'

/** A site with all its pages. */
interface SiteOfPages {
  site: Site
  routes: readonly Route[]
  /** The folder that is served. */
  client: string
  output: Output
  cache: Cache
  progress: Progress
}

/** What a site has beside its pages. */
export interface Extras {
  /** Takes what was read on a page. */
  add: (page: SearchedPage) => void
  /** Writes the files, once all pages are there. */
  write: (made: SiteOfPages) => Promise<void>
}

/** Search, a preview image for each page, and the compressed forms of all files; or nothing. */
export function createExtras(which: 'all' | 'none'): Extras {
  if (which === 'none') return { add: () => {}, write: async () => {} }
  const index = beginSearchIndex()
  return {
    add: index.add,
    write: async ({ site, routes, client, output, cache, progress }) => {
      progress.step('index the pages')
      const names = namePages(site.settings.data)
      // It is made of their names, and of what was read on the pages, which are among the files so far.
      const key = [JSON.stringify([...names]), ...[...output.versions].flat()]
      await output.make(searchIndexPath.slice(1), 'search', key, async () => index.write(names))
      progress.step('draw the preview images')
      await writePreviewImages(site, { routes, output, cache, progress })
      progress.step('compress')
      await compressFiles(client, output)
    },
  }
}
