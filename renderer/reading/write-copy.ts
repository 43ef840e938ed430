import type { RootContent, Table } from 'mdast'
import rehypeRemark from 'rehype-remark'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
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
  visit(tree, 'table', removeEmptyColumns)
  return writeMarkdown(tree)
}

/** Columns that hold drawings alone are empty but for their heading. The first one says what the rows are. */
function removeEmptyColumns(table: Table): void {
  const [, ...body] = table.children
  const kept = table.children[0]?.children.map(
    (_, column) => column === 0 || body.some(({ children }) => children[column]?.children.length),
  )
  for (const row of table.children) row.children = row.children.filter((_, column) => kept?.[column])
  table.align = null
}
