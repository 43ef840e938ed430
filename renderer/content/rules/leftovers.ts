import { toString as textOf } from 'mdast-util-to-string'
import { gap } from '../figures/find-numbers.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { memoize } from '../memory/memoize.ts'
import { errorAt } from '../problems/problem.ts'
import { findDeceiving } from '../texts/deceiving.ts'
import { anySign, leftovers } from './leftover-marks.ts'
import { readerTexts } from './reader-texts.ts'
import { type ContentDocument, type Rule, writtenTexts } from './rule.ts'

/**
 * No markdown syntax is left for readers to see.
 *
 * Good: `**bold**`, `[a report](https://example.org/a)`, `## A heading`, `a \*\* b`
 *
 * Bad: `**bold **`, `[a report] (https://example.org/a)`, `##A heading`, `in ::languages.`, `~~struck~~`,
 * `see https://example.org/a`, `[a report](/a report)`, `(a report)[/a]`, `[a report][a]`, `{{reach}}`, `[a report](/a`,
 * `[a report](/a “b”)`, `see ::video here`, `lead: We <b>did</b> it.` in the frontmatter, `![[well.jpg]]`, `[[givify]]`, `- [ ] to do`, `:smile:`, `==marked==`
 */
export const noLeftovers: Rule = (document) =>
  readerTexts(document).flatMap(({ text, place, locate }) => {
    if (!anySign.test(text)) return []
    const reported: { start: number; end: number }[] = []
    return leftovers
      .filter((leftover) => (leftover.place ?? place) === place)
      .flatMap(({ pattern, what = 'is shown as typed', fix }) =>
        [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
          // Of two nested marks, the first in the list explains the problem.
          if (reported.some(({ start, end }) => start <= index && index < end)) return []
          reported.push({ start: index, end: index + words.length })
          // The words of a link may be its address, which the rule on link texts reports.
          if (linkWords(document).has(words)) return []
          const message = `\`${(words.split('\n')[0] ?? '').slice(0, 60).replaceAll(gap, '…')}\` ${what}`
          const advice = typeof fix === 'string' ? fix : fix(words, document)
          return [errorAt(locate(index), 'markdown/leftover', message, advice)]
        }),
      )
  })

const linkWords = memoize(
  ({ tree }: ContentDocument) => new Set(nodesOf(tree).flatMap((node) => (node.type === 'link' ? [textOf(node)] : []))),
)

/**
 * Every character is visible and does not deceive. Text pasted from a document may contain others. Entities count too.
 *
 * Good: `title: "Tea \u2615 for two"` in the frontmatter, `Tea ☕ for two`, `שלום and می‌خواهم`, `👩‍🚀`
 *
 * Bad: `title: "Tea \u000b for two"` in the frontmatter, `title: "Tea \ud83d"` in the frontmatter, `Tea for &#x202e;two`,
 * `Tea for t&#8203;wo`, `title: "Tea for \u2066two"` in the frontmatter, `<Callout title="Tea &#x202e;">for two</Callout>` in MDX
 */
export const characters: Rule = (document) => {
  const texts = [...writtenTexts(document), ...readerTexts(document).filter(({ place }) => place === 'text')]
  const reported = new Set<string>()
  return texts.flatMap(({ text, locate }) =>
    findDeceiving(text).flatMap(({ index, message, fix }) => {
      const place = locate(index)
      // A line of the text is read as it is written, and as readers see it.
      const key = `${place.line} ${message}`
      if (reported.has(key)) return []
      reported.add(key)
      return [errorAt(place, 'content/character', message, fix)]
    }),
  )
}
