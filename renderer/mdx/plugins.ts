import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { partsOf, singleNames } from '../content/kinds/routes.ts'
import { type SingleName, singles } from '../content/kinds/singles.ts'
import { emptyDecorative } from '../content/markdown/decorative.ts'
import { createSlugger, setHeadingIds } from '../content/markdown/heading-ids.ts'
import { nodesOf } from '../content/markdown/nodes.ts'
import { findSubsetFaults } from '../content/mdx/safe-subset.ts'
import { linkTarget } from '../content/schemas/fields.ts'
import { typesetTree } from '../content/texts/typeset.ts'

/**
 * Refuses everything in a page in MDX that would execute, before any of it is compiled. For plain markdown a sanitizer
 * after the rules removes addresses with other schemes; here they are refused instead.
 */
export function remarkSafeSubset() {
  return (tree: Root, file: VFile): void => {
    const [fault] = findSubsetFaults(tree)
    if (fault) file.fail(`${fault.message}; ${fault.fix}`, fault.node)
    for (const node of nodesOf(tree)) {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
      const isSafe = linkTarget.safeParse(node.url).success || /^(?:#|$)/.test(node.url)
      if (!isSafe) file.fail(`the address ${node.url} is refused; write /a-page, https:, mailto: or tel:`, node)
    }
  }
}

/** A node for an HTML element that markdown has no syntax for. */
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
  return (tree: Root, file: VFile): void => {
    emptyDecorative(tree)
    setHeadingIds(tree, createSlugger(partsOf(kindOf(file.path ?? ''))))
    typesetTree(tree)
    tree.children = toSections(tree.children)
  }
}

function toSections(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = []
  let text: ElementNode | undefined
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const id = String(node.data?.hProperties?.id)
      text = element('div', { className: 'prose' }, [])
      result.push(element('section', { className: 'section', 'aria-labelledby': id }, [node, text]))
    } else if (text) text.children.push(node)
    else result.push(node)
  }
  return result
}

function element(hName: string, hProperties: Record<string, string>, children: RootContent[]): ElementNode {
  return { type: 'element', data: { hName, hProperties }, children }
}

/** The kind of the page that a file makes; its components may use ids themselves. */
function kindOf(path: string): SingleName {
  return singleNames.find((name) => path.replaceAll('\\', '/').endsWith(`/${singles[name].file}`)) ?? 'settings'
}
