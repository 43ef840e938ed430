import type { RootContent } from 'mdast'
import rehypeRemark from 'rehype-remark'
import { unified } from 'unified'
import { type Document, findOne } from './dom.ts'
import { element, toHast } from './to-hast.ts'
import { writeMarkdown } from './write-markdown.ts'

const toMarkdown = unified().use(rehypeRemark).freeze()

/**
 * Writes the content of a page's `<main>` as plain markdown, for programs and for people who want the text alone: the title,
 * then all that a visitor without scripts reads, without its asides. Addresses are resolved against the page's own.
 */
export function writeCopy(document: Document): string {
  const main = findOne(({ name }) => name === 'main', document.children)
  const canonical = findOne(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical', document.children)
  const base = element('base', { href: canonical?.attribs.href }, [])
  const tree = toMarkdown.runSync({ type: 'root', children: [base, ...toHast(main?.children ?? [])] })
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1
  tree.children.sort((a, b) => Number(isTitle(b)) - Number(isTitle(a)))
  return writeMarkdown(tree)
}
