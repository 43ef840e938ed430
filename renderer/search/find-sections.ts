import type MiniSearch from 'minisearch'
import type { Query, SearchOptions, SearchResult } from 'minisearch'
import { excerptOf, highlight } from './excerpt.ts'
import { type AskedWord, readQuestion } from './question.ts'
import type { IndexedSection, SearchIndex } from './search-index.ts'

/** A place as it is shown. */
export type FoundSection = ReturnType<typeof showPlace>

/** A section that has words of a question, which are `words`. */
type FoundPlace = ReturnType<typeof findPlaces>[number]

/** How many places are shown, in all and of one page. */
const maxPlaces = 20
const maxOfOnePage = 3

/** Title, and words of writers, before heading before text. Those of a page count little for its sections. */
const boost: Record<keyof Omit<IndexedSection, 'id'>, number> = { title: 8, words: 6, heading: 3, text: 1, page: 0.2 }

const options: SearchOptions = {
  boost,
  weights: { prefix: 0.5, fuzzy: 0.2 },
  // The terms are in their final form.
  tokenize: (term) => [term],
  processTerm: (term) => term,
}

/**
 * Finds the places that a question asks for, the best first: those that have all its words or, where there are none, some
 * of them. Other forms and the beginnings of words are enough. Only what is nowhere may be misspelt; figures must be right.
 */
export function findPlaces({ index, pages, sections, vocabulary }: SearchIndex, question: string) {
  const asked = readQuestion(question, vocabulary)
  const results = rank(search(index, asked), asked)
  const shown = new Map<number, number>()
  const places = []
  for (const { id, match } of results) {
    const [place, anchor = '', heading = '', text = ''] = sections[id] ?? []
    const [path, title] = pages[place ?? -1] ?? []
    if (place === undefined || path === undefined || title === undefined) continue
    const ofPage = shown.get(place) ?? 0
    // If only the title has the words, the beginning of the page is the result, and not each of its sections.
    const isOfPageAlone = Object.values(match)
      .flat()
      .every((field) => field === 'page')
    if (ofPage === maxOfOnePage || isOfPageAlone) continue
    shown.set(place, ofPage + 1)
    places.push({ path, title, anchor, heading, text, words: new Set(Object.keys(match)) })
    if (places.length === maxPlaces) break
  }
  return places
}

/** Marks the words that were found. */
export function showPlace({ path, title, anchor, heading, text, words }: FoundPlace) {
  return {
    /** Below the base path: `/pilot/givify#results`. */
    address: anchor ? `${path}#${encodeURIComponent(anchor)}` : path,
    title: highlight(title, words),
    /** Empty at the beginning of a page. */
    heading: highlight(heading, words),
    excerpt: excerptOf(text, words),
  }
}

/** Places that have all words or, where there are none, some. */
function search(index: MiniSearch<IndexedSection>, asked: readonly AskedWord[]): SearchResult[] {
  const queries = asked.map(queryFor)
  const results = index.search({ combineWith: 'AND', queries }, options)
  return results.length > 0 ? results : index.search({ combineWith: 'OR', queries }, options)
}

function queryFor({ word, forms, isBeginning, isKnown }: AskedWord): Query {
  if (!isKnown) return { queries: [word], fuzzy: allowedTypos(word) }
  return {
    combineWith: 'OR',
    queries: [word, ...forms],
    prefix: (term) => isBeginning && term === word,
    // A form that begins with the word is found as such, too: together the two count as much as any other form.
    boostTerm: (term) => (term === word ? 1 : term.startsWith(word) ? 0.25 : 0.7),
  }
}

/** The best first. A place with both words of *email reach* comes before one with five forms of *reach*. */
function rank(results: readonly SearchResult[], asked: readonly AskedWord[]): SearchResult[] {
  const scored = results.map((result) => {
    const { score, queryTerms } = result
    const words = asked.filter(({ word, forms }) => queryTerms.some((term) => term === word || forms.includes(term)))
    return { result, score: (score / queryTerms.length) * words.length }
  })
  return scored.sort((a, b) => b.score - a.score).map(({ result }) => result)
}

/** How many letters may be wrong in a word that occurs nowhere. `8600` is no misspelt `8700`. */
function allowedTypos(word: string): number | false {
  if (word.length < 4 || /\p{N}/u.test(word)) return false
  return word.length < 6 ? 1 : 2
}
