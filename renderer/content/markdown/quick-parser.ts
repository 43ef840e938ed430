import { createRequire } from 'node:module'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { isPlainMarkdown } from './plain-markdown.ts'

/**
 * Has plain texts parsed by satteri, which is written in Rust: it gives the same syntax tree in a twentieth of the time. Other
 * texts, and all of them where its binary is not installed, are left to remark's own parser.
 */
export function remarkQuickParser(this: Processor): void {
  const { parser } = this
  this.parser = (text, file) => (isPlainMarkdown(text) && parseQuickly(text)) || parser?.(text, file) || root
}

const root: Root = { type: 'root', children: [] }

let satteri: typeof import('satteri') | 'not installed' | undefined

/** The syntax tree of a text with tables and directives; undefined where the binary is not installed. */
function parseQuickly(text: string): Root | undefined {
  if (satteri === undefined) {
    try {
      // Loaded with the first text: most commands parse none.
      satteri = createRequire(import.meta.url)('satteri') as typeof import('satteri')
    } catch {
      satteri = 'not installed'
    }
  }
  if (satteri === 'not installed') return undefined
  return satteri.markdownToMdast(text, { features: { directive: true, frontmatter: false } }) as Root
}
