import type { Nodes } from 'mdast'
import { blockOf, splitIds } from '../blocks.ts'
import { findReferences } from '../figures/reference.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { readBlock, readReference } from '../markdown/read-named.ts'
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
    idsInNode(node, document).map((id) => ({
      ...{ id, field: undefined, node },
      place: placeOfNode(document, node),
    })),
  ),
])

/** The number of figures that are shown within the texts of a file, not just named in a field or a block. */
export function countReferences(document: ContentDocument): number {
  return placedReferences(document).filter(({ field, node }) =>
    field ? field.role !== 'reference' : readReference(node),
  ).length
}

/** The figures that a text of the frontmatter refers to; cards, bars and highlights name one by its id alone. */
function idsInField({ text, role }: FieldText): { id: string; index?: number }[] {
  return role === 'reference' ? [{ id: text }] : findReferences(text)
}

/** The figures that a node of the text refers to. */
function idsInNode(node: Nodes, { kind }: ContentDocument): string[] {
  const reference = readReference(node)
  // The safe subset reports an element without one.
  if (reference) return reference.id === undefined ? [] : [reference.id]
  const { name = '', argument = '' } = readBlock(node) ?? {}
  const block = blockOf(name)
  // A block that is not shown is reported as such, and not its brackets.
  return block?.takes === 'figures' && block.in.includes(kind) ? splitIds(argument) : []
}
