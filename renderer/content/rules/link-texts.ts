import { toString as textOf } from 'mdast-util-to-string'
import type { Index } from '../entries/site-index.ts'
import { isFootnote } from '../markdown/footnotes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { errorAt, type Fault, type Problem } from '../problems/problem.ts'
import { splitAddress } from '../texts/address.ts'
import { atNode, fieldTexts, type Rule } from './rule.ts'

/** Words that do not say where a link goes. */
const emptyWords: readonly string[] = [
  ...['here', 'click', 'click here', 'click this', 'click this link', 'see here', 'go', 'go here', 'start here'],
  ...['this', 'this link', 'link', 'the link', 'this page', 'page', 'this website', 'website', 'this article'],
  ...['more', 'read more', 'learn more', 'see more', 'find out more', 'more info', 'more information', 'details'],
  ...['read on', 'continue', 'continue reading', 'download', 'follow this link', 'read this', 'see this'],
]

/**
 * The words of a link say where it goes. A screen reader that lists the links of a page reads only these words, and
 * readers who skim see little else.
 *
 * Good: `[The report of the first edition](/pilots)`, `[write to us](mailto:hello@example.org)`,
 * `link: { label: All pilots, href: /pilots }` in the frontmatter
 *
 * Bad: `[here](/pilots)`, `[Click here!](/pilots)`, `[read more …](/pilots)`, `[](/pilots)`,
 * `<https://example.org/report>`, `[https://example.org](https://example.org)`,
 * `link: { label: Learn more, href: /pilots }` in the frontmatter, `[here](/pilots)` in MDX
 */
export const linkTexts: Rule = (document, context) => {
  const problems: Problem[] = []
  for (const node of nodesOf(document.tree)) {
    if (node.type !== 'link' && (node.type !== 'linkReference' || isFootnote(node))) continue
    const target = node.type === 'link' ? node.url : ''
    const words = textOf(node, { includeImageAlt: true })
    const isFigure = node.children.some(({ type }) => type === 'textDirective' || type === 'mdxJsxTextElement')
    const fault = isFigure ? undefined : explainWords(words, target, context)
    if (fault) problems.push(atNode(document, node, 'links/text', fault.message, fault.fix))
  }
  for (const { text, path, beside } of fieldTexts(document)) {
    if (path.at(-1) !== 'label') continue
    const target = beside.href ?? beside.url
    const fault = typeof target === 'string' ? explainWords(text, target, context) : undefined
    if (fault) problems.push(errorAt({ file: document.file, path }, 'links/text', fault.message, fault.fix))
  }
  return problems
}

function explainWords(words: string, target: string, { titleOf }: Index): Fault | undefined {
  const title = titleOf(splitAddress(target).path)
  const fix = title
    ? `let the words name the page: [${title}](${target})`
    : 'write what the reader finds there, such as [the report of the second edition](…)'
  const bare = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:/.@ ]+|\.+$/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!bare) return { message: 'the link has no words', fix }
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(words.trim()))
    return { message: 'the link shows its address, which says little and is read aloud letter by letter', fix }
  return emptyWords.includes(bare)
    ? { message: `\`${words.trim()}\` does not say where the link goes`, fix }
    : undefined
}
