import { createLineCounter, errorAt, type Place } from '../problems/problem.ts'
import { findDeceiving } from '../texts/deceiving.ts'
import { readerTexts } from './reader-texts.ts'
import { fieldTexts, type Rule } from './rule.ts'

/**
 * Every character is visible and does not deceive. Text pasted from a document may contain others. Entities count too.
 *
 * Good: `title: "Tea \u2615 for two"` in the frontmatter, `Tea ☕ for two`, `שלום and می‌خواهم`, `👩‍🚀`
 *
 * Bad: `title: "Tea \u000b for two"` in the frontmatter, `title: "Tea \ud83d"` in the frontmatter, `Tea for &#x202e;two`,
 * `Tea for t&#8203;wo`, `title: "Tea for \u2066two"` in the frontmatter, `<Callout title="Tea &#x202e;">for two</Callout>` in MDX
 */
export const characters: Rule = (document) => {
  const { file, body } = document
  const texts: { text: string; placeAt: (index: number) => Place }[] = [
    ...fieldTexts(document).map(({ text, path }) => ({ text, placeAt: (index: number) => ({ file, path, index }) })),
    { text: body, placeAt: (offset) => ({ file, offset }) },
    ...readerTexts(document).filter(({ place }) => place === 'text'),
  ]
  const reported = new Set<string>()
  const lineOf = createLineCounter(body)
  return texts.flatMap(({ text, placeAt }) =>
    findDeceiving(text).flatMap(({ index, message, fix }) => {
      const place = placeAt(index)
      // A line of the text is read as it is written, and as readers see it.
      const where = 'offset' in place ? lineOf(place.offset).line : text
      const key = `${where} ${message}`
      if (reported.has(key)) return []
      reported.add(key)
      return [errorAt(place, 'content/character', message, fix)]
    }),
  )
}
