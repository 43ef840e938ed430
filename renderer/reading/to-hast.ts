import type { Element, ElementContent } from 'hast'
import { type Element as DomElement, inlineElements, isAside, isTag, isText, type Node, textContent } from './dom.ts'

/** The elements within a line that mean something in markdown; of others there are just the words. */
const marks: ReadonlySet<string> = new Set(['a', 'b', 'code', 'em', 'i', 'strong'])
const inLine: ReadonlySet<string> = new Set([...marks, 'bdi', 'img', 'picture', 'source'])

/**
 * Turns nodes of a page into the tree from which its copy is made: without what is not part of the text, with one space for
 * several, and none where a line begins or ends. A heading in a list is a line in bold type.
 */
export function toHast(page: readonly Node[]): ElementContent[] {
  /** The text before; a space where a line begins. */
  let before: { value: string } = { value: ' ' }
  const write = (words: string): ElementContent => {
    const value = words.replace(/[\t\n\v\f\r ]+/g, ' ')
    const text: ElementContent = { type: 'text', value: before.value.endsWith(' ') ? value.replace(/^ /, '') : value }
    if (text.value) before = text
    return text
  }
  const breakLine = () => {
    before.value = before.value.replace(/ $/, '')
    before = { value: ' ' }
  }
  const spaceBefore = (node?: Node) => (node && /^[.,;:!?)]/.test(textContent(node)) ? [] : [write(' ')])
  /** @param list the element of the list that they are in */
  const convert = (nodes: readonly Node[], list?: string): ElementContent[] =>
    nodes.flatMap((node, index) => {
      if (isText(node)) return [write(node.data)]
      if (!isTag(node) || isLeftOut(node, list)) return []
      const { name, attribs } = node
      const next = nodes[index + 1]
      const within = () => convert(node.children, name === 'ol' || name === 'ul' ? name : list)
      // Two `<span>`s are two words, but a comma after one stays beside it.
      if (name === 'span') return [...spaceBefore(node), ...within(), ...spaceBefore(next)]
      if (inlineElements.has(name) && !marks.has(name)) return within()
      if (!inLine.has(name)) breakLine()
      const children: ElementContent[] = name === 'pre' ? [{ type: 'text', value: textContent(node) }] : within()
      if (name === 'img') before = { value: '' }
      if (!inLine.has(name)) breakLine()
      if (list && /^h[1-6]$/.test(name)) return [element('p', {}, [element('strong', {}, children)])]
      if (marks.has(name) && children.length === 0) return []
      const { href, src, alt, start } = attribs
      const properties = name === 'a' ? { href } : name === 'img' ? { src, alt } : name === 'ol' ? { start } : {}
      const written = element(name, properties, children)
      // Links beside each other are buttons.
      return name === 'a' && next && isTag(next) && next.name === 'a' ? [written, write(' ')] : [written]
    })
  const converted = convert(page)
  breakLine()
  return converted
}

function isLeftOut(node: DomElement, list?: string): boolean {
  const { name, attribs } = node
  // A picture without words only decorates, and an ordered list has its numbers anyway.
  if ((name === 'img' && !attribs.alt) || (list === 'ol' && 'data-ordinal' in attribs)) return true
  // Some tables have their head for screen readers only.
  return isAside(node) && name !== 'thead'
}

function element(tagName: string, properties: Element['properties'], within: ElementContent[]): Element {
  const children = within.filter((child) => child.type !== 'text' || child.value)
  return { type: 'element', tagName, properties, children }
}
