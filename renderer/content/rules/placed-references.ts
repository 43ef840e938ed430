import type { Nodes } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { findReferences } from '../figures/reference.ts'
import { blockOf, splitIds } from '../markdown/blocks.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { memoize } from '../memoize.ts'
import type { Place } from '../problems/problem.ts'
import type { FieldText } from '../schemas/walk.ts'
import { type ContentDocument, fieldTexts, placeOfNode } from './rule.ts'

/** Every reference to a figure in a file: within its texts, and alone in a field or a block. Several rules use them. */
export const placedReferences = memoize((document: ContentDocument) => [
  ...fieldTexts(document).flatMap((field) =>
    idsInField(field).map(({ id, index }) => ({
      ...{ id, field, node: undefined },
      place: { file: document.file, path: field.path, index } satisfies Place,
    })),
  ),
  ...nodesOf(document.tree).flatMap((node) =>
    // A block that is not shown is reported as such, and not its brackets.
    (node.type === 'leafDirective' && !document.hasBlocks ? [] : idsInNode(node)).map((id) => ({
      ...{ id, field: undefined, node },
      place: placeOfNode(document, node),
    })),
  ),
])

/** The number of figures that are shown within the texts of a file, not just named in a field or a block. */
export function countReferences(document: ContentDocument): number {
  return placedReferences(document).filter(({ field, node }) =>
    field ? field.role !== 'reference' : isReference(node),
  ).length
}

/** The figures that a text of the frontmatter refers to; cards, bars and highlights name one by its id alone. */
function idsInField({ text, role }: FieldText): { id: string; index?: number }[] {
  return role === 'reference' ? [{ id: text }] : findReferences(text)
}

/** The figures that a node of the text refers to. */
function idsInNode(node: Nodes): string[] {
  if (node.type === 'leafDirective' && blockOf(node.name)?.names === 'figures') return splitIds(textOf(node))
  if (!isReference(node)) return []
  if (node.type === 'textDirective') return [textOf(node).trim()]
  // The safe subset checks its attributes.
  const id = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')
  return typeof id?.value === 'string' ? [id.value] : []
}

/** Whether a node is a figure within a text: `:stat[id]`, or `<Stat id="…" />` in MDX. */
export function isReference(node: Nodes): node is TextDirective | MdxJsxFlowElement | MdxJsxTextElement {
  if (node.type === 'textDirective') return node.name === 'stat'
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Stat'
}
