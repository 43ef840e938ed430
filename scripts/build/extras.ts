import { searchIndexPath } from '../../renderer/addresses.ts'
import { namePages } from '../../renderer/search/page-names.ts'
import { type Making, makeFile } from './output.ts'
import { writePreviewImages } from './pictures.ts'
import { beginSearchIndex } from './search-index.ts'

/**
 * Begins what a site has besides pages: search, and a preview image for each page.
 * Images are drawn outside of JavaScript, on another core while this one renders the pages; `signal` ends that.
 */
export function beginExtras(making: Making, signal: AbortSignal) {
  const { site, output, cache, progress } = making
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
      const names = namePages(site.settings.data)
      // It is made of their names, and of what was read on the pages.
      const pages = [...output.versions].filter(([name]) => name.endsWith('.html'))
      const key = [JSON.stringify([...names]), ...pages.flat()]
      // Many edits change pages, but no word that can be found.
      const made = await makeFile(cache, 'search', { key }, async () => index.write(names))
      await output.place(searchIndexPath.slice(1), made)
      progress.step('draw the preview images')
      await drawing
    },
  }
}
