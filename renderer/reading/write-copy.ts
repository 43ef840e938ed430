import type { RootContent } from 'mdast'
import rehypeRemark, { type Options } from 'rehype-remark'
import { unified } from 'unified'
import { type Document, findOne } from './dom.ts'
import { toHast } from './to-hast.ts'
import { writeMarkdown } from './write-markdown.ts'

/**
 * Writes the content of a page's `<main>` as plain markdown, for programs and for people who want the text alone: the title,
 * then all that a visitor without scripts reads, without its asides. Addresses are resolved against the page's own.
 */
export function writeCopy(document: Document): string {
  const main = findOne(({ name }) => name === 'main', document.children)
  const canonical = findOne(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical', document.children)
  const children = toHast(main?.children ?? [])
  // Given to the library, the tree would be copied, and searched for spaces, which takes longer than all else.
  const nodeHandlers: Options['nodeHandlers'] = {
    root: (state) => {
      state.frozenBaseUrl = canonical?.attribs.href
      return { type: 'root', children: state.toFlow(state.all({ type: 'root', children })) }
    },
    text: (_, { value }) => (value ? { type: 'text', value } : undefined),
  }
  const tree = unified().use(rehypeRemark, { nodeHandlers }).runSync({ type: 'root', children: [] })
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1
  tree.children.sort((a, b) => Number(isTitle(b)) - Number(isTitle(a)))
  return writeMarkdown(tree)
}
