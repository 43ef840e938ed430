import type { Site } from '../../renderer/content/entries/site.ts'
import type { Route } from '../../renderer/content/kinds/routes.ts'
import { namePages } from '../../renderer/search/page-names.ts'
import type { Progress } from '../progress.ts'
import type { Output } from './output.ts'
import { writePreviewImages } from './pictures.ts'
import { beginSearchIndex } from './write-search-index.ts'

/** What the steps of a build work with: a site whose content is sound, and where its files go. */
interface Making {
  site: Site
  routes: readonly Route[]
  output: Output
  progress: Progress
}

/**
 * Begins what a site has besides pages: search, and a preview image for each page.
 * Images are drawn outside of JavaScript, on another core while this one renders the pages; `signal` ends that.
 */
export function beginExtras(making: Making, signal: AbortSignal) {
  const { site, output, progress } = making
  const index = beginSearchIndex()
  const drawing = writePreviewImages(making, signal)
  // Errors are handled where it is awaited.
  drawing.catch(() => {})
  return {
    /** Settles when no image is being drawn any more. */
    drawing,
    /** Takes what was read on a page. */
    add: index.add,
    /** Writes the files, once all pages are there. */
    write: async () => {
      progress.step('index the pages')
      index.write(namePages(site.settings.data), output)
      progress.step('draw the preview images')
      await drawing
    },
  }
}
