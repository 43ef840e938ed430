import type { Nodes, Root } from 'mdast'
import type { Node } from 'unist'
import { limits } from '../files/limits.ts'
import type { SourceFile } from '../frontmatter/source-file.ts'
import { parse } from '../markdown/processor.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { type Costly, findCostly, tooDeep } from './costly-text.ts'

/** A language that texts are written in. */
export type Format = 'md' | 'mdx'

/** The language that the text of a file is written in. */
export function formatOf(file: string): Format {
  return file.endsWith('.mdx') ? 'mdx' : 'md'
}

/**
 * Parses the text of a content file into a syntax tree, or says why there is none. Text that would take too long to parse
 * is refused before, and text that is nested deeper than anybody could read is refused afterwards, since the code that
 * walks the tree is recursive.
 */
export function parseText({ file, body }: Pick<SourceFile, 'file' | 'body'>): { tree: Root } | { problem: Problem } {
  const format = formatOf(file)
  const refuse = ({ index, rule, message, fix }: Costly) => ({
    problem: errorAt({ file, offset: index }, `${format === 'mdx' ? 'mdx' : 'markdown'}/${rule}`, message, fix),
  })
  const costly = findCostly(body)
  if (costly) return refuse(costly)
  const parsed = format === 'mdx' ? parseMdx(body, file) : { tree: parse(body) }
  if ('problem' in parsed) return parsed
  const deep = findTooDeep(parsed.tree)
  return deep ? refuse({ index: deep.position?.start.offset ?? 0, ...tooDeep }) : parsed
}

/**
 * Finds the first node that is nested deeper than the limit. The walk keeps its own stack, since recursion
 * would overflow on the very trees that this looks for.
 */
export function findTooDeep(tree: Root): Node | undefined {
  const left: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next
    if (depth > limits.nesting) return node
    if ('children' in node) for (const child of node.children.toReversed()) left.push({ node: child, depth: depth + 1 })
  }
  return undefined
}
