import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { searchIndexPath } from '../../renderer/addresses.ts'
import type { PageNames } from '../../renderer/search/page-names.ts'
import { splitIndex } from '../../renderer/search/pieces.ts'
import { createSearchIndex, type SearchedPage } from '../../renderer/search/search-index.ts'
import type { Output } from './output.ts'

/**
 * The most bytes, with gzip, of an index in one file; one of more characters is larger in any case, and not even compressed.
 * What is larger is in pieces, and `checkSite` limits each. The words of still longer texts are left out, since a build would
 * need half a gigabyte more for them.
 */
const siteLimits = { bytes: 1_000_000, characters: 3_000_000, indexed: 30_000_000 }

/** Begins the index that the search dialog loads. */
export function beginSearchIndex(given: Partial<typeof siteLimits> = {}) {
  const limits = { ...siteLimits, ...given }
  const pages: SearchedPage[] = []
  const hash = createHash('sha256')
  let characters = 0
  return {
    add: (page: SearchedPage): void => {
      hash.update(JSON.stringify(page))
      for (const { text } of page.sections) characters += text.length
      pages.push(page)
    },
    /** Writes it in one file or, where that would be too much to load, in pieces; or links what was made of the same. */
    write: (names: PageNames, { linkAll, write }: Pick<Output, 'linkAll' | 'write'>): void => {
      const key = hash.update(JSON.stringify([...names])).digest('hex')
      if (linkAll(key)) return
      const scope = characters > limits.indexed ? 'headings' : 'pieces'
      const index = createSearchIndex(scope === 'headings' ? pages.map(withoutTexts) : pages, names)
      const whole = characters > limits.characters ? undefined : JSON.stringify(index)
      if (whole !== undefined && gzipSync(whole).byteLength <= limits.bytes)
        write(`client${searchIndexPath}`, whole, key)
      else
        for (const [address, content] of splitIndex(index, pages, { scope, version: key.slice(0, 12) }))
          write(`client${address}`, JSON.stringify(content), key)
    },
  }
}

function withoutTexts({ sections, ...page }: SearchedPage): SearchedPage {
  return { ...page, sections: sections.map((section) => ({ ...section, text: '' })) }
}
