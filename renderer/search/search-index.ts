import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { PageContents } from '../reading/read-sections.ts'
import type { PageNames } from './page-names.ts'
import { createTokenizer } from './tokens.ts'

/** A page as search knows it, with its address. */
export interface SearchedPage extends PageContents {
  path: string
}

/** The file that the search dialog loads first. A page or section is known by its place in the list. */
export interface SearchIndexFile {
  /** Whether terms and texts are in it, or in pieces of their own; these may have the terms of titles and headings alone. */
  scope: 'text' | 'pieces' | 'headings'
  /** What an index in pieces was made of, as a short hash: each file of terms has it too. */
  version?: string
  pages: readonly (readonly [path: string, title: string])[]
  sections: readonly (readonly [page: number, anchor: string, heading: string, text: string])[]
  /** Without the ids, which are the places in the list. */
  index: Omit<AsPlainObject, 'documentIds'>
}

export interface IndexedSection {
  id: number
  /** What the page is called, at the beginning of the page: its title, its slug, the links to it in the frame. */
  title: string
  heading: string
  text: string
  words: string
  /** What the page is called, anywhere else on the page: there it only adds to what the section itself says. */
  page: string
}

// The same where an index is made and where it is opened.
const options: Options<IndexedSection> = {
  fields: ['title', 'heading', 'text', 'words', 'page'],
  // The tokens are in their final form.
  processTerm: (term) => term,
}

/** Makes the index of a site. */
export function createSearchIndex(pages: readonly SearchedPage[], names: PageNames): SearchIndexFile {
  const index = new MiniSearch({ ...options, tokenize: createTokenizer() })
  const entries: SearchIndexFile['sections'][number][] = []
  for (const [place, { path, title, sections }] of pages.entries()) {
    const { labels = [], words = '' } = names.get(path) ?? {}
    const titles = [title, path.slice(path.lastIndexOf('/') + 1), ...labels].join(' ')
    for (const { anchor, heading, text } of sections) {
      const isBeginning = anchor === ''
      index.add({
        id: entries.length,
        title: isBeginning ? titles : '',
        heading,
        text,
        words: isBeginning ? words : (names.get(`${path}#${anchor}`)?.words ?? ''),
        page: isBeginning ? '' : `${titles} ${words}`,
      })
      entries.push([place, anchor, heading, text])
    }
  }
  const { documentIds: _, ...serialised } = index.toJSON()
  return { scope: 'text', pages: pages.map(({ path, title }) => [path, title]), sections: entries, index: serialised }
}

/** An index that can be asked, with every word and figure in it. */
export type SearchIndex = Awaited<ReturnType<typeof openSearchIndex>>

/** Opens an index that was loaded, in small portions, so that the visitor can type in between. */
export async function openSearchIndex({ index, ...file }: SearchIndexFile) {
  const documentIds = Object.fromEntries(file.sections.map((_, id) => [id, id]))
  const vocabulary = index.index.map(([term]) => term)
  return {
    ...file,
    vocabulary,
    index: await MiniSearch.loadJSAsync<IndexedSection>({ ...index, documentIds }, options),
  }
}
