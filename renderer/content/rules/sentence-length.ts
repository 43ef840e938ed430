import type { Problem } from '../problems/problem.ts'
import { readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'

/** The most words a sentence may have. */
const mostWords = 40

/**
 * A sentence has at most 40 words. Longer ones have to be read twice, and are lost on many who read a second language.
 *
 * Good: `We asked donors. They answered.`
 *
 * Bad: `We asked the donors who had given before and the donors who had not and the people who had never heard of us and the volunteers who knock at doors and the shops and the schools and the banks and everybody else.`
 */
export const sentenceLength: Rule = (document) =>
  readerTexts(document).flatMap(({ text, locate }) =>
    sentencesOf(text).flatMap(({ index, words }): Problem[] => {
      if (words <= mostWords) return []
      const message = `a sentence of ${words} words is hard to follow`
      return [{ ...locate(index), severity: 'suggestion', rule: 'style/sentence', message, fix: 'split it in two' }]
    }),
  )

/** The length of the shortest sentence with too many words, each of one character. */
const shortest = 2 * mostWords + 1

/** The sentences of a text; none if the text is too short for a long one. */
function sentencesOf(text: string): { index: number; words: number }[] {
  if (text.length < shortest) return []
  return [...text.matchAll(/\S[\s\S]*?(?:[.!?…]["'”’)]*(?=\s+["'“‘(]*[\p{Lu}\p{N}\uFFFC]|\s*$)|\n\s*\n|$)/gu)].map(
    ({ 0: sentence, index }) => ({
      index,
      words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length,
    }),
  )
}
