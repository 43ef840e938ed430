import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { hashParts } from '../../renderer/content/hash.ts'
import { searchIndexPath } from '../../renderer/search/index-path.ts'
import { readSections, type SearchedPage } from '../../renderer/search/read-sections.ts'
import { createSearchIndex } from '../../renderer/search/search-index.ts'
import type { Cache } from '../cache/cache.ts'
import type { SiteDocument } from '../site-documents.ts'
import type { Output } from './output.ts'

/** How large an index of all texts may be. */
export interface SearchLimits {
  /** What a visitor loads at most, with gzip. */
  bytes: number
  /** An index of more characters than this is larger than that whatever they say: it is not even made. */
  characters: number
}

const siteLimits: SearchLimits = { bytes: 1_000_000, characters: 3_000_000 }

/** A rendered page: its address and its document. */
export type RenderedPage = readonly [path: string, html: string]

/**
 * Writes the index that the search dialog loads.
 *
 * @param client the folder that is served, with the built pages in it
 */
export function writeSearchIndex(
  client: string,
  documents: readonly SiteDocument[],
  { output, cache }: { output: Output; cache: Cache },
): void {
  output.write(searchIndexPath.slice(1), indexPages(searchedPages(client, documents, { output, cache })))
}

function* searchedPages(
  client: string,
  documents: readonly SiteDocument[],
  { output, cache }: { output: Output; cache: Cache },
): Generator<SearchedPage> {
  for (const { path, name, isFailure } of documents) {
    const read = () => readFileSync(join(client, name), 'utf8')
    const version = output.versions.get(name) ?? hashParts([read()])
    if (!isFailure) yield cache.remember('sections', [path, version], () => readSections(path, read()))
  }
}

/** Makes the index of rendered pages, as the text of its file. */
export function makeSearchIndex(rendered: Iterable<RenderedPage>, limits?: SearchLimits): string {
  return indexPages(
    [...rendered].map(([path, html]) => readSections(path, html)),
    limits,
  )
}

/** An index that holds all texts or, where that would be too much to load, titles, headings and figures. */
function indexPages(searched: Iterable<SearchedPage>, limits: SearchLimits = siteLimits): string {
  const pages: SearchedPage[] = []
  let characters = 0
  for (const page of searched) {
    for (const { text } of page.sections) characters += text.length
    // What will not be indexed need not be kept.
    pages.push(characters > limits.characters ? withoutTexts(page) : page)
  }
  if (characters <= limits.characters) {
    const file = JSON.stringify(createSearchIndex(pages, 'text'))
    if (gzipSync(file).byteLength <= limits.bytes) return file
  }
  return JSON.stringify(createSearchIndex(pages, 'figures'))
}

function withoutTexts({ sections, ...page }: SearchedPage): SearchedPage {
  return { ...page, sections: sections.map((section) => ({ ...section, text: '' })) }
}
