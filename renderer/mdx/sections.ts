import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { createSlugger } from '../content/markdown/heading-ids.ts'

/** A node that becomes an HTML element which markdown has none for. */
interface ElementNode {
  type: 'element'
  data: { hName: string; hProperties: Record<string, string> }
  children: RootContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    element: ElementNode
  }
}

/**
 * Gives a page in MDX the same shape as the site's other pages: headings have ids, so that links can lead to them, and
 * each heading of the second level begins a section with its text beside it.
 */
export function remarkSections() {
  return (tree: Root): void => {
    const slugger = createSlugger()
    visit(tree, 'heading', (node) => {
      node.data = { ...node.data, hProperties: { id: slugger(textOf(node)) } }
    })
    tree.children = toSections(tree.children)
  }
}

function toSections(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = []
  let text: ElementNode | undefined
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      text = element('div', { className: 'prose' }, [])
      result.push(element('section', { className: 'section', 'aria-labelledby': idOf(node) }, [node, text]))
    } else if (text) text.children.push(node)
    else result.push(node)
  }
  return result
}

function element(hName: string, hProperties: Record<string, string>, children: RootContent[]): ElementNode {
  return { type: 'element', data: { hName, hProperties }, children }
}

function idOf(heading: Heading): string {
  return String(heading.data?.hProperties?.id)
}
