import { searchFiles, termsAddress, textsAddress } from '../addresses.ts'
import { groupBy } from '../content/figures/group-by.ts'
import { type FoundSection, findPlaces, showPlace } from './find-sections.ts'
import { askedWords } from './question.ts'
import { openSearchIndex, type SearchedPage, type SearchIndex, type SearchIndexFile } from './search-index.ts'

type Terms = Pick<SearchIndexFile, 'version'> & Pick<SearchIndexFile['index'], 'index'>

/** The texts of a page by the anchors of its sections. */
type Texts = Readonly<Record<string, string>>

/** Takes an index apart, for a site that is too large to load it whole: into files that a question needs few of. */
export function* splitIndex(
  { index, sections, pages: titles }: SearchIndexFile,
  pages: readonly SearchedPage[],
  { scope, version }: { scope: 'pieces' | 'headings'; version: string },
): Generator<[address: string, content: SearchIndexFile | Terms | Texts]> {
  const withoutTexts = sections.map(([page, anchor, heading]) => [page, anchor, heading, ''] as const)
  const [first = '', ...slices] = searchFiles([])
  yield [first, { scope, version, pages: titles, sections: withoutTexts, index: { ...index, index: [] } }]
  const terms = groupBy(index.index, ([term]) => termsAddress(term))
  for (const address of slices) yield [address, { version, index: terms.get(address) ?? [] }]
  for (const { path, sections } of pages)
    yield [textsAddress(path), Object.fromEntries(sections.map(({ anchor, text }) => [anchor, text]))]
}

/** What search in pieces works with. */
interface Loading {
  /** Loads a piece by its address, or has it from before; null where there is no such file. */
  load: <Content>(address: string) => Promise<Content | null>
  /** Forgets everything that was loaded: the site was built anew meanwhile. */
  forget: () => void
  wait?: () => Promise<unknown>
}

/** The moment before texts are loaded, in which somebody who types on asks something else. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 100))

/**
 * Makes what finds the places that a question asks for, from the file that was loaded first. From an index in pieces it loads the
 * terms that begin as the words of the question, and the texts of the pages that it finds.
 */
export function openSearch({ index, ...file }: SearchIndexFile, { load, forget, wait = moment }: Loading) {
  const isWhole = file.scope === 'text'
  let last: { key: string; index: Promise<SearchIndex> } | undefined
  let known: ReadonlySet<string> = new Set()
  const loadTerms = async (address: string) => {
    const piece = await load<Terms>(address)
    if (piece && piece.version === file.version) return piece.index
    forget()
    throw new Error(`${address} is of another build`)
  }
  /** The signal says that nobody waits for the answer any more. */
  return async (question: string, signal?: AbortSignal): Promise<FoundSection[]> => {
    const addresses = isWhole ? [] : [...new Set(askedWords(question).map(termsAddress))].sort()
    const key = addresses.join()
    if (last?.key !== key) {
      const terms = await Promise.all(addresses.map(loadTerms))
      // Somebody who types on is asking something else by now.
      signal?.throwIfAborted()
      last = { key, index: openSearchIndex({ ...file, index: { ...index, index: [...index.index, ...terms.flat()] } }) }
      // What cannot be opened is damaged, and loaded anew for the next question.
      last.index.catch(forget)
    }
    const opened = await last.index
    signal?.throwIfAborted()
    const places = findPlaces(opened, question)
    const needed = isWhole ? [] : places.map(({ path }) => textsAddress(path))
    if (needed.some((address) => !known.has(address))) await wait()
    signal?.throwIfAborted()
    known = new Set([...known, ...needed])
    // A place is shown without its text rather than not at all.
    const texts = await Promise.all(needed.map((address) => load<Texts>(address).catch(() => null)))
    return places.map((place, at) => showPlace({ ...place, text: texts[at]?.[place.anchor] ?? place.text }))
  }
}
