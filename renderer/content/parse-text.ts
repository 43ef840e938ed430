import type { Root } from 'mdast'
import type { SourceFile } from './frontmatter.ts'
import { findTooDeep, nestingLimit } from './markdown/nesting.ts'
import { parse } from './markdown/processor.ts'
import { parseMdx } from './mdx/parse.ts'
import type { Problem } from './problem.ts'

/** The syntax tree of a text, or why there is none. */
export type ParsedText = { tree: Root } | { problem: Problem }

/** The language that the text of a file is written in. */
export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md'
}

/**
 * Parses the text of a content file. What walks over the tree afterwards calls itself for every level, so a text that is
 * nested deeper than anybody could read is refused here, at the place where it gets too deep.
 */
export function parseText({ file, body, bodyLine }: Pick<SourceFile, 'file' | 'body' | 'bodyLine'>): ParsedText {
  const format = formatOf(file)
  const parsed = format === 'mdx' ? parseMdx(body, file, bodyLine) : { tree: parse(body) }
  if ('problem' in parsed) return parsed
  const deep = findTooDeep(parsed.tree)
  if (!deep) return parsed
  const { line = 1, column = 1 } = deep.position?.start ?? {}
  const message = `lists, quotations and other marks are nested more than ${nestingLimit} deep here`
  const mend = 'take marks such as > and - out, or put a backslash before those that are meant as text'
  const rule = format === 'mdx' ? 'mdx/nesting' : 'markdown/nesting'
  return { problem: { file, line: bodyLine + line - 1, column, severity: 'error', rule, message, mend } }
}
