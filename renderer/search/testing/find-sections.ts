import { type FoundSection, findPlaces, showPlace } from '../find-sections.ts'
import type { SearchIndex } from '../search-index.ts'

/** Finds the places that a question asks for, as they are shown. */
export function findSections(index: SearchIndex, question: string): FoundSection[] {
  return findPlaces(index, question).map(showPlace)
}
