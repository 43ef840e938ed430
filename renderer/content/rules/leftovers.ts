import { toString as textOf } from 'mdast-util-to-string'
import { gap } from '../figures/find-numbers.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { memoize } from '../memoize.ts'
import { errorAt } from '../problems/problem.ts'
import { anySign, leftovers } from './leftover-marks.ts'
import { readerTexts } from './reader-texts.ts'
import type { ContentDocument, Rule } from './rule.ts'

/**
 * No markdown syntax is left for readers to see.
 *
 * Good: `**bold**`, `[a report](https://example.org/a)`, `## A heading`, `a \*\* b`, `3 • 4`, `• alone`,
 * `[www.example.org](https://www.example.org)`, `[Write to a@example.org](mailto:a@example.org)`, `a picture@2x`,
 * `a [note] (see below)`, `[basis: to be confirmed] [period: to be confirmed]`, `lead: 5*4*3, 2 * 3, and a@example.org` in the frontmatter
 *
 * Bad: `**bold **`, `[a report] (https://example.org/a)`, `[a report] (/a)`, `##A heading`, `in ::languages.`,
 * `~~struck~~`, `see https://example.org/a`, `see www.example.org`, `write to a.b@example.org`,
 * `[a report](/a report)`, `(a report)[/a]`, `[a report][a]`, `{{reach}}`, `[a report](/a`, `[a report](/a “b”)`,
 * `see ::video here`, `![[well.jpg]]`, `[[givify]]`, `- [ ] to do`, `:smile:`, `==marked==`,
 * `lead: We <b>did</b> it.` in the frontmatter, `lead: A **bold** word.` in the frontmatter,
 * `lead: See [x](/pilots).` in the frontmatter, `lead: See https://example.org/a` in the frontmatter,
 * `lead: The :term[ROI] was poor.` in the frontmatter, `The :term[ROI] was poor.` in MDX, `:stat[reach]` in MDX
 */
export const noLeftovers: Rule = (document) =>
  readerTexts(document).flatMap(({ text, place, format, placeAt }) => {
    if (!anySign.test(text)) return []
    const places = [place, ...(place === 'fields' || format === 'mdx' ? ['no directives'] : [])]
    const reported: { start: number; end: number }[] = []
    return leftovers
      .filter((leftover) => places.includes(leftover.place ?? place))
      .flatMap(({ pattern, rule = 'markdown/leftover', what = 'is shown as typed', fix, isAddress }) =>
        [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
          // Of two nested marks, the first in the list explains the problem.
          if (reported.some(({ start, end }) => start <= index && index < end)) return []
          reported.push({ start: index, end: index + words.length })
          if (isAddress && linkWords(document).some((linked) => linked.includes(words))) return []
          const message = `\`${(words.split('\n')[0] ?? '').slice(0, 60).replaceAll(gap, '…')}\` ${what}`
          const advice = typeof fix === 'string' ? fix : fix(words, document, format)
          return [errorAt(placeAt(index), rule, message, advice)]
        }),
      )
  })

const linkWords = memoize(({ tree }: ContentDocument) =>
  nodesOf(tree)
    .filter((node) => node.type === 'link')
    .map((link) => textOf(link)),
)
