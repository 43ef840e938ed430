import type { Nodes } from 'mdast'
import { memoize } from '../memoize.ts'

/**
 * All nodes of a syntax tree in the order of the text, the root first. Every rule and rendering iterate over them, so
 * the tree is walked only once: a walk for each rule took half as long as parsing.
 *
 * @param tree a tree to which no node is added until its nodes have been used
 */
export const nodesOf = memoize((tree: Nodes): readonly Nodes[] => collect(tree, []))

function collect(node: Nodes, nodes: Nodes[]): Nodes[] {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) collect(child, nodes)
  return nodes
}
