import type { Node, Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { findReferences } from '../figures/reference.ts'
import { blockOf, splitIds } from '../markdown/blocks.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { memoize } from '../memory/memoize.ts'
import type { Location } from '../problems/problem.ts'
import type { FieldText } from '../schemas/walk.ts'
import { type ContentDocument, fieldTexts, locateNode } from './rule.ts'

/** A reference to a figure, wherever it stands in a file. */
export interface PlacedReference {
  id: string
  locate: () => Location
}

/**
 * Every reference to a figure in a file: in the words of the frontmatter and the text, and where an id stands in a field or a
 * block of its own. Several rules ask for them.
 */
export const placedReferences = memoize((document: ContentDocument): readonly PlacedReference[] => [
  ...fieldTexts(document).flatMap((field) =>
    idsInField(field).map((id) => ({ id, locate: () => document.locate(field.path) })),
  ),
  ...nodesOf(document.tree).flatMap((node) =>
    // Where no block is shown, that is told, and not what stands in its brackets.
    (node.type === 'leafDirective' && !document.hasBlocks ? [] : idsInNode(node)).map((id) => ({
      id,
      locate: () => locateNode(document, node),
    })),
  ),
])

/** The figures that a text of the frontmatter refers to; a card, a bar and the highlights name one by its id alone. */
export function idsInField({ text, role }: FieldText): string[] {
  return role === 'reference' ? [text] : findReferences(text).map(({ id }) => id)
}

/** The figures that a node of the text refers to. */
export function idsInNode(node: Nodes): string[] {
  if (node.type === 'textDirective' && node.name === 'stat') return [textOf(node).trim()]
  if (node.type === 'leafDirective' && blockOf(node.name)?.names === 'figures') return splitIds(textOf(node))
  // What its attributes may be, and that they are literal, the safe subset sees to.
  return isStatElement(node) ? attribute(node, 'id') : []
}

function isStatElement(node: Node): node is (MdxJsxFlowElement | MdxJsxTextElement) & Node {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && 'name' in node && node.name === 'Stat'
  )
}

/** The values of an attribute that is written as a literal: one, or none. */
function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string[] {
  const found = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name)
  return typeof found?.value === 'string' ? [found.value] : []
}
