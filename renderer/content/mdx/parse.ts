import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import type { Location, Problem } from '../problem.ts'

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).freeze()

/** Parses a page in MDX into a syntax tree; nothing of it is run. A syntax fault becomes a problem. */
export function parseMdx(body: string, file: string, bodyLine: number): { tree: Root } | { problem: Problem } {
  try {
    return { tree: processor.parse(body) }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    const place: Location = { file, line: bodyLine + (error.line ?? 1) - 1, column: error.column ?? 1 }
    const message = `this cannot be read as MDX: ${error.reason.split('\n')[0]}`
    const mend = 'close every component; write a literal < or { with a backslash before it'
    return { problem: { ...place, severity: 'error', rule: 'mdx/syntax', message, mend } }
  }
}
