import { findReferences } from '../figures/reference.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { type ContentDocument, fieldTexts } from './rule.ts'

/** How many references to figures stand in the words of a file: those that are shown as figures, and nothing like them. */
export function countReferences(document: ContentDocument): number {
  const { tree, format } = document
  const above = fieldTexts(document).reduce((sum, { text }) => sum + findReferences(text).length, 0)
  const isReference = (node: ReturnType<typeof nodesOf>[number]) =>
    format === 'md'
      ? node.type === 'textDirective' && node.name === 'stat'
      : (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'Stat'
  return above + nodesOf(tree).filter(isReference).length
}
