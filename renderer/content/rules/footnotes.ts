import { footnoteMark, isFootnote } from '../markdown/footnotes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { errorAt } from '../problems/problem.ts'
import { readerTexts } from './reader-texts.ts'
import { locateNode, type Rule } from './rule.ts'

/**
 * There are no footnotes: a page is read from top to bottom, also aloud. Only the first of a mark and its note is
 * reported.
 *
 * Good: `It fell (in spring).`, `2^n` as code
 *
 * Bad: `it fell.[^a]`, `it fell.[^a]` then `[^a]: In spring.`, `it fell.[^a]` then `[^a]: Spring`,
 * `lead: It fell.[^a]` in the frontmatter
 */
export const noFootnotes: Rule = (document) => {
  const marks = readerTexts(document).flatMap(({ text, locate }) =>
    text.includes('[^')
      ? [...text.matchAll(footnoteMark)].map(({ 0: mark, index }) => ({ mark, place: locate(index) }))
      : [],
  )
  const links = nodesOf(document.tree).flatMap((node) =>
    (node.type === 'definition' || node.type === 'linkReference') && isFootnote(node)
      ? [{ mark: `[${node.label ?? ''}]`, place: locateNode(document, node) }]
      : [],
  )
  const first = new Map([...marks, ...links].toReversed().map((found) => [found.mark, found.place]))
  return [...first].map(([mark, place]) => {
    const fix = 'put it into the text, or into brackets, and remove the mark and its note'
    return errorAt(place, 'markdown/footnote', `\`${mark}\` is not a footnote: there are none here`, fix)
  })
}
