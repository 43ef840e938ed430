import type { Root } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** A block of code in a document: what a reader types. */
export interface Block {
  /** The heading that it stands under. */
  section: string
  /** `sh`, `yaml`, `md`, `diff`; empty for what the check says. */
  language: string
  /** The file that it goes into, which stands behind the language. */
  file: string | undefined
  text: string
  /** Its line in the document. */
  line: number
}

/** The blocks of code in a document, in their order. */
export function readBlocks(document: string): Block[] {
  const blocks: Block[] = []
  let section = ''
  visit(parse(document), (node) => {
    if (node.type === 'heading') section = wordsOf(node)
    if (node.type === 'code') {
      const { lang, meta, value, position } = node
      blocks.push({
        section,
        language: lang ?? '',
        file: meta ?? undefined,
        text: value,
        line: position?.start.line ?? 0,
      })
    }
  })
  return blocks
}

/** The commands that stand within sentences, such as `npm run new -- pilot "Clean Water"`. */
export function readCommands(document: string): string[] {
  const commands: string[] = []
  visit(parse(document), 'inlineCode', ({ value }) => {
    if (/^npm (?:run|start|test)\b/.test(value)) commands.push(value)
  })
  return commands
}

function parse(document: string): Root {
  return unified().use(remarkParse).parse(document)
}
