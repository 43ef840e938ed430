import type { Nodes, Root } from 'mdast'
import { memoize } from '../memory/memoize.ts'

/**
 * All nodes of a syntax tree in the order of the text, the root first. Every rule goes over them, and rendering, so the tree is
 * walked only once: with a walk for each rule, walking took as long as half of the parsing.
 *
 * @param tree a tree to which no node is added until its nodes have been used
 */
export const nodesOf = memoize((tree: Root): readonly Nodes[] => collect(tree, []))

function collect(node: Nodes, nodes: Nodes[]): Nodes[] {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) collect(child, nodes)
  return nodes
}
