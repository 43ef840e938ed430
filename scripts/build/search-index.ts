import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { searchIndexPath } from '../../renderer/search/index-path.ts'
import { readSections, type SearchedPage } from '../../renderer/search/read-sections.ts'
import { createSearchIndex, type SearchIndexFile } from '../../renderer/search/search-index.ts'
import type { SiteDocument } from '../site-documents.ts'

/** How many bytes a visitor loads at most, with gzip, to search all texts. */
const mostBytes = 1_000_000

/** An index of more characters than this is larger than that whatever they say: it is not even made. */
const mostCharacters = 3_000_000

/**
 * Writes the index of the built pages that the search dialog loads. It holds all texts or, where that would be too much
 * to load, titles, headings and figures.
 *
 * @param client the folder that is served
 */
export function writeSearchIndex(client: string, documents: readonly SiteDocument[]): void {
  const path = join(client, searchIndexPath)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(makeIndex(client, documents)))
}

function makeIndex(client: string, documents: readonly SiteDocument[]): SearchIndexFile {
  const pages: SearchedPage[] = []
  let characters = 0
  for (const { path, name, isFailure } of documents) {
    if (isFailure) continue
    const page = readSections(path, readFileSync(join(client, name), 'utf8'))
    for (const { text } of page.sections) characters += text.length
    // What will not be indexed need not be kept.
    pages.push(characters > mostCharacters ? withoutTexts(page) : page)
  }
  if (characters <= mostCharacters) {
    const file = createSearchIndex(pages, 'text')
    if (gzipSync(JSON.stringify(file)).byteLength <= mostBytes) return file
  }
  return createSearchIndex(pages, 'figures')
}

function withoutTexts({ sections, ...page }: SearchedPage): SearchedPage {
  return { ...page, sections: sections.map((section) => ({ ...section, text: '' })) }
}
