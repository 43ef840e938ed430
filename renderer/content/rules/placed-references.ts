import type { Nodes } from 'mdast'
import { blockOf, splitIds } from '../blocks.ts'
import { findReferences } from '../figures/reference.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { readBlock, readReference } from '../markdown/read-named.ts'
import { memoize } from '../memoize.ts'
import type { Place } from '../problems/problem.ts'
import { type ContentDocument, fieldTexts, placeOfNode } from './rule.ts'

/** Every reference to a figure in a file: within its texts, or alone in a field or a block. Several rules use them. */
export const placedReferences = memoize((document: ContentDocument) => [
  ...fieldTexts(document).flatMap(({ text, role, path }) => {
    // Cards, bars and highlights name a figure by its id alone.
    const isInText = role !== 'reference'
    const found: { id: string; index?: number }[] = isInText ? findReferences(text) : [{ id: text }]
    return found.map(({ id, index }) => ({ id, isInText, place: { file: document.file, path, index } satisfies Place }))
  }),
  ...nodesOf(document.tree).flatMap((node) => {
    const isInText = readReference(node) !== undefined
    return idsInNode(node, document).map((id) => ({ id, isInText, place: placeOfNode(document, node) }))
  }),
])

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
