import { toString as textOf } from 'mdast-util-to-string'
import { gap } from '../figures/find-numbers.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { errorAt, type Location, type Problem } from '../problems/problem.ts'
import { type Leftover, leftovers } from './leftover-marks.ts'
import { type ReaderText, readerTexts } from './reader-texts.ts'
import type { ContentDocument, Rule } from './rule.ts'

const rule = 'markdown/leftover'

/**
 * Nothing that markdown should have taken for itself is left for a reader to see.
 *
 * Good: `**bold**`, `[a report](https://example.org/a)`, `## A heading`, `a \*\* b`
 *
 * Bad: `**bold **`, `[a report] (https://example.org/a)`, `##A heading`, `in ::languages.`, `~~struck~~`,
 * `see https://example.org/a`, `[a report](/a report)`, `(a report)[/a]`, `[a report][a]`, `{{reach}}`, `[a report](/a`,
 * `[a report](/a “b”)`, `see ::video here`, `lead: We <b>did</b> it.` in the frontmatter, `![[well.jpg]]`, `[[givify]]`, `- [ ] to do`, `:smile:`, `==marked==`
 */
export const noLeftovers: Rule = (document) => {
  const found = readerTexts(document).flatMap((text) => leftoversIn(text, document))
  if (found.length === 0) return []
  // The words of a link may be its address, which the rule on the texts of links tells.
  const links = new Set(nodesOf(document.tree).flatMap((node) => (node.type === 'link' ? [textOf(node)] : [])))
  return found.flatMap(({ words, what, fix, locate }): Problem[] => {
    if (links.has(words)) return []
    const message = `\`${(words.split('\n')[0] ?? '').slice(0, 60).replaceAll(gap, '…')}\` ${what}`
    return [errorAt(locate(), rule, message, fix)]
  })
}

interface FoundLeftover extends Pick<Leftover, 'what'> {
  words: string
  fix: string
  locate: () => Location
}

function leftoversIn({ text, place, locate }: ReaderText, document: ContentDocument): FoundLeftover[] {
  const told: { start: number; end: number }[] = []
  return leftovers
    .filter((leftover) => (leftover.place ?? place) === place && text.includes(leftover.sign))
    .flatMap(({ pattern, what, fix }) =>
      [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].flatMap(({ 0: words, index }) => {
        // Of two marks of which one lies within the other, the first of the list says what is amiss.
        if (told.some(({ start, end }) => start <= index && index < end)) return []
        told.push({ start: index, end: index + words.length })
        return [{ words, what, fix: typeof fix === 'string' ? fix : fix(words, document), locate: () => locate(index) }]
      }),
    )
}
