import type { Root } from 'mdast'
import type { SourceFile } from '../frontmatter/source-file.ts'
import { findTooDeep } from '../markdown/nesting.ts'
import { parse } from '../markdown/processor.ts'
import { parseMdx } from '../mdx/parse.ts'
import { placeIn } from '../problems/place-in.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { type Costly, findCostly, tooDeep } from './costly-text.ts'

/** The syntax tree of a text, or why there is none. */
export type ParsedText = { tree: Root } | { problem: Problem }

/** The language that the text of a file is written in. */
export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md'
}

/**
 * Parses the text of a content file. Text that would take too long to parse is refused before, and text that is nested
 * deeper than anybody could read is refused afterwards, since the code that walks the tree is recursive.
 */
export function parseText({ file, body, bodyLine }: Pick<SourceFile, 'file' | 'body' | 'bodyLine'>): ParsedText {
  const format = formatOf(file)
  const refuse = ({ index, rule, message, fix }: Costly): ParsedText => {
    const { line, column } = placeIn(body, index)
    const place = { file, line: bodyLine + line - 1, column }
    const name = `${format === 'mdx' ? 'mdx' : 'markdown'}/${rule}`
    return { problem: errorAt(place, name, message, fix) }
  }
  const costly = findCostly(body)
  if (costly) return refuse(costly)
  const parsed = format === 'mdx' ? parseMdx(body, file, bodyLine) : { tree: parse(body) }
  if ('problem' in parsed) return parsed
  const deep = findTooDeep(parsed.tree)
  return deep ? refuse(tooDeep(deep.position?.start.offset ?? 0)) : parsed
}
