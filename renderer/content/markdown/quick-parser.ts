import { createRequire } from 'node:module'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { isPlainMarkdown } from './plain-markdown.ts'

/**
 * Parses plain texts with satteri, written in Rust, which returns the same syntax tree in a twentieth of the time.
 * Other texts, and all texts if its binary is not installed, are left to remark's own parser.
 */
export function remarkQuickParser(this: Processor): void {
  const { parser } = this
  if (parser) this.parser = (text, file) => (isPlainMarkdown(text) && parseQuickly(text)) || parser(text, file)
}

/** Null if it is not installed. */
let satteri: typeof import('satteri') | null | undefined

/** The syntax tree of a text with tables and directives; undefined if the binary is not installed. */
function parseQuickly(text: string): Root | undefined {
  // Loaded with the first text: most commands parse none.
  if (satteri === undefined) satteri = load()
  return satteri?.markdownToMdast(text, { features: { directive: true, frontmatter: false } }) as Root | undefined
}

function load(): typeof import('satteri') | null {
  try {
    return createRequire(import.meta.url)('satteri')
  } catch {
    return null
  }
}
