import { searchFiles, termsAddress, textsAddress } from '../addresses.ts'
import { groupBy } from '../content/figures/group-by.ts'
import { type FoundSection, findPlaces, findSections, showPlace } from './find-sections.ts'
import { askedWords } from './question.ts'
import { openSearchIndex, type SearchedPage, type SearchIndex, type SearchIndexFile } from './search-index.ts'

type Terms = SearchIndexFile['index']['index']

/** The texts of a page by the anchors of its sections. */
type Texts = Readonly<Record<string, string>>

/** Takes an index apart, for a site that is too large to load it whole: into files that a question needs few of. */
export function* splitIndex(
  { index, sections, ...file }: SearchIndexFile,
  pages: readonly SearchedPage[],
): Generator<[address: string, content: SearchIndexFile | Terms | Texts]> {
  const withoutTexts = sections.map(([page, anchor, heading]) => [page, anchor, heading, ''] as const)
  const [first = '', ...slices] = searchFiles([])
  yield [first, { ...file, scope: 'pieces', sections: withoutTexts, index: { ...index, index: [] } }]
  const terms = groupBy(index.index, ([term]) => termsAddress(term))
  for (const address of slices) yield [address, terms.get(address) ?? []]
  for (const { path, sections } of pages)
    yield [textsAddress(path), Object.fromEntries(sections.map(({ anchor, text }) => [anchor, text]))]
}

/** Loads a piece by its address, or has it from before. */
type Load = <Content>(address: string) => Promise<Content>

/** Finds the places that a question asks for, unless the signal says that nobody waits for them any more. */
type Search = (question: string, signal?: AbortSignal) => Promise<FoundSection[]>

/** Opens the file that was loaded first. What a question needs besides is loaded when it is asked. */
export async function openSearch(file: SearchIndexFile, load: Load): Promise<Search> {
  if (file.scope === 'pieces') return searchInPieces(file, load)
  const index = await openSearchIndex(file)
  return async (question) => findSections(index, question)
}

/** Search that loads the terms that begin as the words of a question, and the texts of the pages that it finds. */
function searchInPieces({ index, ...file }: SearchIndexFile, load: Load): Search {
  let last: { key: string; opened: SearchIndex } | undefined
  return async (question, signal) => {
    const addresses = [...new Set(askedWords(question).map(termsAddress))].sort()
    const key = addresses.join()
    if (last?.key !== key) {
      const terms = await Promise.all(addresses.map((address) => load<Terms>(address)))
      // Somebody who types on is asking something else by now.
      signal?.throwIfAborted()
      last = { key, opened: await openSearchIndex({ ...file, index: { ...index, index: terms.flat() } }) }
    }
    const places = findPlaces(last.opened, question)
    const texts = await Promise.all(places.map(({ path }) => load<Texts>(textsAddress(path))))
    return places.map((place, at) => showPlace({ ...place, text: texts[at]?.[place.anchor] ?? '' }))
  }
}
