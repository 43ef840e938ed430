import type { SearchOptions, SearchResult } from 'minisearch'
import { excerptOf, highlight, type TextPiece } from './excerpt.ts'
import type { IndexedSection, SearchIndex } from './search-index.ts'
import { tokensOf } from './tokens.ts'

/** A place on the site that was found. */
export interface FoundSection {
  /** Its address below the base path: `/pilot/givify#results`. */
  address: string
  /** The title of the page. */
  title: readonly TextPiece[]
  /** The heading of the section; empty at the beginning of a page. */
  heading: readonly TextPiece[]
  excerpt: readonly TextPiece[]
}

/** How many places are shown, in all and of one page. */
const most = 20
const mostOfOnePage = 3

/** Longer questions are cut: nobody reads the rest, and each word costs time. */
const longestQuery = 200
const mostTerms = 12

/** Title before heading before text. The words of a title count little for the sections of its page. */
const boost: Record<keyof Omit<IndexedSection, 'id'>, number> = { title: 8, heading: 3, text: 1, page: 0.2 }

const options: SearchOptions = {
  boost,
  prefix: isBeginning,
  weights: { prefix: 0.5, fuzzy: 0.2 },
  // The terms are in their final form.
  processTerm: (term) => term,
}

/** How a question is asked, until there is an answer: as it stands, then with typos, then for some of its words. */
const ways: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: allowedTypos },
  { combineWith: 'OR', fuzzy: allowedTypos },
]

/**
 * Finds the places that a question asks for, the best first. The beginnings of words are enough, and where nothing has all
 * words as they are written, misspelt words and then some of the words; figures must be right.
 */
export function findSections({ index, pages, sections }: SearchIndex, query: string): FoundSection[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  let results: SearchResult[] = []
  for (const way of ways) {
    results = index.search(query, { ...options, ...way, tokenize: () => terms })
    if (results.length > 0) break
  }
  const shown = new Map<number, number>()
  const found: FoundSection[] = []
  for (const { id, match } of results) {
    const [place, anchor, heading, text] = sections[id] ?? []
    const [path, title] = pages[place ?? -1] ?? []
    if (place === undefined || path === undefined || title === undefined) continue
    const ofPage = shown.get(place) ?? 0
    // What the title alone has in common with the question is said by the page itself.
    if (ofPage === mostOfOnePage || Object.values(match).every((fields) => fields.every((field) => field === 'page')))
      continue
    shown.set(place, ofPage + 1)
    const words = new Set(Object.keys(match))
    found.push({
      address: anchor ? `${path}#${encodeURIComponent(anchor)}` : path,
      title: highlight(title, words),
      heading: highlight(heading ?? '', words),
      excerpt: excerptOf(text ?? '', words),
    })
    if (found.length === most) break
  }
  return found
}

/** The words of a question, each once, figures as they are written. */
function termsOf(query: string): string[] {
  const terms = tokensOf(query.slice(0, longestQuery)).map(({ forms }) => forms[0])
  return [...new Set(terms)].slice(0, mostTerms)
}

/** Whether a word may be the beginning of another: a letter or digit only while nothing else is asked for. */
function isBeginning(term: string, _: number, terms: string[]): boolean {
  return terms.length === 1 || term.length > 1 || /\p{Sc}/u.test(term)
}

/** How many letters of a word may be wrong. A figure is right or wrong. */
function allowedTypos(term: string): number | false {
  if (term.length < 4 || /\p{N}/u.test(term)) return false
  return term.length < 8 ? 1 : 2
}
