import { findNumbers } from '../find-numbers.ts'

/** A number that a sentence of the corpus marks, or that was found in it. */
export interface Mark {
  text: string
  index: number
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

/** Compares what is found in the sentences with what they mark. */
export function measure(corpus: readonly string[]) {
  let [expectedCount, foundCount, right, noticed] = [0, 0, 0, 0]
  const missed: string[] = []
  for (const { sentence, marks } of corpus.map(readMarked)) {
    const found = findNumbers(sentence)
    const hits = found.filter((number) => marks.some((mark) => overlaps(mark, number)))
    const seen = marks.filter((mark) => found.some((number) => overlaps(mark, number)))
    expectedCount += marks.length
    foundCount += found.length
    right += hits.length
    noticed += seen.length
    for (const mark of marks) if (!seen.includes(mark)) missed.push(`${mark.text} in: ${sentence}`)
  }
  return {
    sentences: corpus.length,
    marks: expectedCount,
    /** The share of found numbers that are marked, in whole or in part. */
    precision: right / foundCount,
    /** The share of marked numbers that are found, in whole or in part. */
    recall: noticed / expectedCount,
    /** The marked numbers that are not found, each with its sentence. */
    missed,
  }
}

function overlaps(one: Mark, other: Mark): boolean {
  return one.index < other.index + other.text.length && other.index < one.index + one.text.length
}
