import type { Element, ElementContent } from 'hast'
import { type Element as DomElement, inlineElements, isAside, isTag, isText, type Node, textContent } from './dom.ts'

const space: ElementContent = { type: 'text', value: ' ' }
/** Elements that are never within a line. */
const blocks = /^(?:article|div|section|h[1-6]|p|[dou]l|table|blockquote|figure)$/
/** The elements within a line that mean something in markdown; of others there are just the words. */
const marks: ReadonlySet<string> = new Set(['a', 'b', 'code', 'em', 'i', 'strong'])

/**
 * Turns nodes of a page into the tree from which its copy is made: without what is not part of the text. A heading in a
 * list is a line in bold type.
 *
 * @param list the element of the list that they are in
 */
export function toHast(nodes: readonly Node[], list?: string): ElementContent[] {
  return nodes.flatMap((node, index) => {
    if (isText(node)) return [{ type: 'text', value: node.data }]
    if (!isTag(node) || isLeftOut(node, list)) return []
    const { name, attribs } = node
    const children = toHast(node.children, name === 'ol' || name === 'ul' ? name : list)
    // Two `<span>`s are two words, but a comma after one stays beside it.
    if (name === 'span') return [...spaceBefore(node), ...children, ...spaceBefore(nodes[index + 1])]
    if (inlineElements.has(name) && !marks.has(name)) return children
    if (list && /^h[1-6]$/.test(name)) return [element('p', {}, [element('strong', {}, children)])]
    if (marks.has(name) && children.length === 0) return []
    // A `<div>` around paragraphs means nothing in markdown, and converting it takes long.
    const isBlock = (child: ElementContent) => child.type === 'element' && blocks.test(child.tagName)
    if (/^(?:article|div|section)$/.test(name) && children.length > 0 && children.every(isBlock)) return children
    const { href, src, alt, start } = attribs
    const properties = name === 'a' ? { href } : name === 'img' ? { src, alt } : name === 'ol' ? { start } : {}
    const written = element(name, properties, children)
    const next = nodes[index + 1]
    // Links beside each other are buttons.
    return name === 'a' && next && isTag(next) && next.name === 'a' ? [written, space] : [written]
  })
}

function isLeftOut(node: DomElement, list?: string): boolean {
  const { name, attribs } = node
  // A picture without words only decorates, and an ordered list has its numbers anyway.
  if ((name === 'img' && !attribs.alt) || (list === 'ol' && 'data-ordinal' in attribs)) return true
  // Some tables have their head for screen readers only.
  return isAside(node) && name !== 'thead'
}

/** An element of such a tree. */
export function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function spaceBefore(node: Node | undefined): ElementContent[] {
  return node && /^[.,;:!?)]/.test(textContent(node)) ? [] : [space]
}
