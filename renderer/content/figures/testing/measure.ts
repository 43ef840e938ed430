import { findNumbers } from '../find-numbers.ts'

/** A number that a sentence of the corpus marks, or that was found in it. */
export interface Mark {
  text: string
  index: number
}

/** How well the numbers of a corpus are found, with every sentence in which they are not. */
export interface Measure {
  sentences: number
  marks: number
  /** The share of found numbers that are marked, with their exact extent. */
  precision: number
  /** The share of marked numbers that are found, with their exact extent. */
  recall: number
  misses: { sentence: string; expected: string[]; found: string[] }[]
}

/** Takes the braces out of a sentence of the corpus. */
export function readMarked(marked: string): { sentence: string; marks: Mark[] } {
  const marks: Mark[] = []
  let sentence = ''
  for (const part of marked.split(/(\{[^}]*\})/)) {
    const isMark = part.startsWith('{')
    const text = isMark ? part.slice(1, -1) : part
    if (isMark) marks.push({ text, index: sentence.length })
    sentence += text
  }
  return { sentence, marks }
}

/** Holds what is found in the sentences against what they mark. */
export function measure(corpus: readonly string[]): Measure {
  let [expectedCount, foundCount, right] = [0, 0, 0]
  const misses: Measure['misses'] = []
  for (const { sentence, marks } of corpus.map(readMarked)) {
    const found = findNumbers(sentence)
    const hits = found.filter(({ text, index }) => marks.some((mark) => mark.text === text && mark.index === index))
    expectedCount += marks.length
    foundCount += found.length
    right += hits.length
    if (hits.length < Math.max(marks.length, found.length)) {
      misses.push({ sentence, expected: marks.map(({ text }) => text), found: found.map(({ text }) => text) })
    }
  }
  return {
    sentences: corpus.length,
    marks: expectedCount,
    precision: right / foundCount,
    recall: right / expectedCount,
    misses,
  }
}
