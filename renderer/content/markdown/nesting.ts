import type { Nodes, Root } from 'mdast'
import type { Node } from 'unist'
import { limits } from '../files/limits.ts'

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
