import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { blockNames, elementName } from '../blocks.ts'
import type { Attributes } from '../figures/reference.ts'

/** An element of a page in MDX. */
export type ElementNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Whether a node is an element of MDX. */
export function isElement(node: Nodes): node is ElementNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The attributes of an element that are literal texts; the safe subset refuses all others. */
export function literalAttributes({ attributes }: ElementNode): Readonly<Record<string, string>> {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  return Object.fromEntries(named.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value]] : [])))
}

/**
 * The figure that a node of a text is, `:stat[id]`, or `<Stat id="…" />` in MDX: its id, which a refused element may lack, and
 * its attributes, such as the form.
 */
export function readReference(node: Nodes): { id?: string | undefined; attributes: Attributes } | undefined {
  if (node.type === 'textDirective' && node.name === 'stat')
    return { id: textOf(node).trim(), attributes: node.attributes ?? {} }
  if (!isElement(node) || node.name !== 'Stat') return undefined
  const { id, ...attributes } = literalAttributes(node)
  return { id, attributes }
}

/** The block that a node is, and what is in its brackets or its attribute. A directive may be mistyped. */
export function readBlock(node: Nodes): { name: string; argument: string } | undefined {
  if (node.type === 'leafDirective') return { name: node.name, argument: textOf(node).trim() }
  const name = isElement(node) && blockNames.find((blockName) => elementName(blockName) === node.name)
  if (!name) return undefined
  const { id, title } = literalAttributes(node)
  return { name, argument: (title ?? id ?? '').trim() }
}
