import type { Root, Text } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

/**
 * Words in which no sign means anything in markdown, as in most texts: of those here, a number with a dot or a bracket could
 * begin a list, and a space at the end be lost. Searching for all signs took a tenth of the time in which pages are read.
 */
const plainWords = /^(?!\d+(?:\)|\.(?!\d)))[\p{L}\p{N}\p{Sc}.,][\p{L}\p{N}\p{Sc} .,;:?/()'"’‘“”–—…%+-]*(?<! )$/u

const writer = unified()
  .data('toMarkdownExtensions', [gfmTableToMarkdown()])
  .use(remarkStringify, {
    bullet: '-',
    resourceLink: true,
    handlers: {
      text: ({ value }: Text, _, state, info) => (plainWords.test(value) ? value : state.safe(value, info)),
    },
    // Items, and the lines of an item, stand right beneath each other.
    join: [
      (left, right, { type }) => {
        const isLine = type === 'listItem' && left.type === 'paragraph' && right.type === 'paragraph'
        return type === 'list' || isLine ? 0 : undefined
      },
    ],
  })
  .freeze()

/** Writes a syntax tree as markdown. A text such as `*a*` is escaped, so that it stays a text. */
export function writeMarkdown(tree: Root): string {
  return writer.stringify(tree)
}
