import { readEveryday } from '../everyday.ts'
import { findNumbers } from '../find-numbers.ts'
import { findOrdinary } from '../phrases.ts'

/** A number that a sentence marks, or that was found in it. */
interface Mark {
  text: string
  index: number
}

/** Takes the braces out of a sentence. */
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

/** The numbers that a sentence marks and that nothing finds, each with its sentence. */
export function findMissed(marked: string): string[] {
  const { sentence, marks } = readMarked(marked)
  const found = findNumbers(sentence)
  return marks
    .filter((mark) => !found.some((number) => overlaps(mark, number)))
    .map(({ text }) => `${text} in: ${sentence}`)
}

/** Whether a sentence has a number that is neither everyday English nor a name. */
export function isRefused(marked: string): boolean {
  const { sentence } = readMarked(marked)
  const isOrdinary = findOrdinary(sentence, everyday)
  return findNumbers(sentence).some((found) => !isOrdinary(found))
}

const everyday = readEveryday()

function overlaps(one: Mark, other: Mark): boolean {
  return one.index < other.index + other.text.length && other.index < one.index + one.text.length
}
