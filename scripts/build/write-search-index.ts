import { gzipSync } from 'node:zlib'
import { searchIndexPath } from '../../renderer/addresses.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
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

/**
 * Writes the index that the search dialog loads, in one file or, where that would be too much to load, in pieces; or links what
 * was made of the same.
 */
export function writeSearchIndex(
  pages: readonly SearchedPage[],
  names: PageNames,
  { linkAll, write }: Pick<Output, 'linkAll' | 'write'>,
  given: Partial<typeof siteLimits> = {},
): void {
  const limits = { ...siteLimits, ...given }
  const key = hashParts([...pages, [...names]].map((part) => hashParts([JSON.stringify(part)])))
  if (linkAll(key)) return
  const characters = pages.flatMap(({ sections }) => sections).reduce((sum, { text }) => sum + text.length, 0)
  const scope = characters > limits.indexed ? 'headings' : 'pieces'
  const index = createSearchIndex(scope === 'headings' ? pages.map(withoutTexts) : pages, names)
  const whole = characters > limits.characters ? undefined : JSON.stringify(index)
  if (whole !== undefined && gzipSync(whole).byteLength <= limits.bytes) write(`client${searchIndexPath}`, whole, key)
  else
    for (const [address, content] of splitIndex(index, pages, { scope, version: key.slice(0, 12) }))
      write(`client${address}`, JSON.stringify(content), key)
}

function withoutTexts({ sections, ...page }: SearchedPage): SearchedPage {
  return { ...page, sections: sections.map((section) => ({ ...section, text: '' })) }
}
