import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PageNames } from '../../renderer/search/page-names.ts'
import { createSearchIndex, type SearchedPage } from '../../renderer/search/search-index.ts'

/** What a visitor loads at most, with gzip; an index of more characters is larger in any case, and not even made. */
const siteLimits = { bytes: 1_000_000, characters: 3_000_000 }

/** Begins the index that the search dialog loads. What will not be indexed is not kept. */
export function beginSearchIndex(limits = siteLimits) {
  const pages: SearchedPage[] = []
  const hash = createHash('sha256')
  let characters = 0
  return {
    add: (page: SearchedPage): void => {
      hash.update(JSON.stringify(page))
      for (const { text } of page.sections) characters += text.length
      pages.push(characters > limits.characters ? withoutTexts(page) : page)
    },
    /** A key of all that was added. */
    key: (names: PageNames): string =>
      hash
        .copy()
        .update(JSON.stringify([...names]))
        .digest('hex'),
    /** The text of its file: all texts or, where that would be too much to load, titles, headings and figures. */
    write: (names: PageNames): string => {
      if (characters <= limits.characters) {
        const file = JSON.stringify(createSearchIndex(pages, 'text', names))
        if (gzipSync(file).byteLength <= limits.bytes) return file
      }
      return JSON.stringify(createSearchIndex(pages, 'figures', names))
    },
  }
}

function withoutTexts({ sections, ...page }: SearchedPage): SearchedPage {
  return { ...page, sections: sections.map((section) => ({ ...section, text: '' })) }
}
