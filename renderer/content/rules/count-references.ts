import { findReferences } from '../figures/reference.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { type ContentDocument, textsIn } from './rule.ts'

/** How many references to figures stand in the words of a file: those that are shown as figures, and nothing like them. */
export function countReferences({ fields, tree, format }: ContentDocument): number {
  const above = textsIn(fields).reduce((sum, { text }) => sum + findReferences(text).length, 0)
  const isReference = (node: ReturnType<typeof nodesOf>[number]) =>
    format === 'md'
      ? node.type === 'textDirective' && node.name === 'stat'
      : (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'Stat'
  return above + nodesOf(tree).filter(isReference).length
}
