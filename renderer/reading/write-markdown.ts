import type { Root } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const writer = unified()
  .data('toMarkdownExtensions', [gfmTableToMarkdown()])
  .use(remarkStringify, {
    bullet: '-',
    resourceLink: true,
    // Items, and the lines of an item, stand right beneath each other.
    join: [
      (left, right, { type }) => {
        const isLine = type === 'listItem' && left.type === 'paragraph' && right.type === 'paragraph'
        return type === 'list' || isLine ? 0 : undefined
      },
    ],
  })
  .freeze()

/** Writes a syntax tree as markdown. Texts in it stay texts, whatever they say. */
export function writeMarkdown(tree: Root): string {
  return writer.stringify(tree)
}
