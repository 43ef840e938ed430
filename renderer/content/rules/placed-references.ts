import type { Node, Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { findReferences } from '../figures/reference.ts'
import { blockOf, splitIds } from '../markdown/blocks.ts'
import { nodesOf } from '../markdown/nodes.ts'
import type { Problem } from '../problems/problem.ts'
import { atNode, type ContentDocument, fieldTexts } from './rule.ts'

/** A reference to a figure, wherever it stands in a file. */
export interface PlacedReference {
  id: string
  /** A problem at its place. */
  problem: (rule: string, message: string, fix: string) => Problem
}

const known = new WeakMap<ContentDocument, readonly PlacedReference[]>()

/**
 * Every reference to a figure in a file: in the words of the frontmatter and the text, and where an id stands in a field or a
 * block of its own. Several rules ask for them.
 */
export function placedReferences(document: ContentDocument): readonly PlacedReference[] {
  const references = known.get(document) ?? findReferencesIn(document)
  known.set(document, references)
  return references
}

function findReferencesIn(document: ContentDocument): PlacedReference[] {
  const references: PlacedReference[] = []
  for (const { text, path } of fieldTexts(document)) {
    for (const id of idsInField(text, path)) {
      references.push({
        id,
        problem: (rule, message, fix) => ({ ...document.locate(path), severity: 'error', rule, message, fix }),
      })
    }
  }
  for (const node of nodesOf(document.tree)) {
    for (const id of idsInNode(node))
      references.push({ id, problem: (...told) => atNode(document, node as Node, ...told) })
  }
  return references
}

/** The figures that a text of the frontmatter refers to; a card, a bar and the highlights name one by its id alone. */
export function idsInField(text: string, path: readonly (string | number)[]): string[] {
  const isId = path.at(-1) === 'figure' || path.at(-2) === 'highlights' || path.at(-2) === 'figures'
  return isId ? [text] : findReferences(text).map(({ id }) => id)
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
