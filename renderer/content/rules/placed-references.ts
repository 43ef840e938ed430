import type { Nodes } from 'mdast'
import { blockOf, splitIds } from '../blocks.ts'
import { findReferences } from '../figures/reference.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { isElement, readBlock, readReference } from '../markdown/read-named.ts'
import { memoize } from '../memoize.ts'
import type { Place } from '../problems/problem.ts'
import { type ContentDocument, fieldTexts, placeOfNode } from './rule.ts'

/** Every reference to a figure in a file: within its texts, or alone in a field or a block. Several rules use them. */
export const placedReferences = memoize((document: ContentDocument) => [
  ...fieldTexts(document).flatMap(({ text, role, path }) => {
    // Cards, bars and highlights name a figure by its id alone.
    const isInText = role !== 'reference'
    const found = isInText ? findReferences(text) : [{ id: text, attributes: {}, index: undefined }]
    return found.map(({ id, attributes, index }) => {
      const place: Place = { file: document.file, path, index }
      return { id, attributes, isInText, place }
    })
  }),
  ...nodesOf(document.tree).flatMap((node) => {
    const reference = readReference(node)
    const isInText = reference !== undefined
    // The safe subset checks the attributes of an element.
    const attributes = reference && !isElement(node) ? reference.attributes : {}
    return idsInNode(node, document).map((id) => ({ id, attributes, isInText, place: placeOfNode(document, node) }))
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
