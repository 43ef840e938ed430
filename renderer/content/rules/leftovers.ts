import { toString as textOf } from 'mdast-util-to-string'
import { gap } from '../figures/find-numbers.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { memoize } from '../memory/memoize.ts'
import { errorAt } from '../problems/problem.ts'
import { anySign, leftovers } from './leftover-marks.ts'
import { readerTexts } from './reader-texts.ts'
import type { ContentDocument, Rule } from './rule.ts'

/**
 * No markdown syntax is left for readers to see.
 *
 * Good: `**bold**`, `[a report](https://example.org/a)`, `## A heading`, `a \*\* b`,
 * `[www.example.org](https://www.example.org)`, `[a@example.org](mailto:a@example.org)`, `3 • 4`, `a [note] (see below)`
 *
 * Bad: `**bold **`, `[a report] (https://example.org/a)`, `##A heading`, `in ::languages.`, `~~struck~~`,
 * `see https://example.org/a`, `[a report](/a report)`, `(a report)[/a]`, `[a report][a]`, `{{reach}}`, `[a report](/a`, `[a report] (/a)`,
 * `[a report](/a “b”)`, `see www.example.org`, `write to a.b@example.org`, `• an entry`, `see ::video here`, `lead: We <b>did</b> it.` in the frontmatter, `![[well.jpg]]`, `[[givify]]`, `- [ ] to do`, `:smile:`, `==marked==`
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
