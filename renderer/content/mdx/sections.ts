import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { type Block, blockNames, blockOf, elementName } from '../blocks.ts'
import { singleNames } from '../kinds/routes.ts'
import { type SingleName, singles } from '../kinds/singles.ts'
import { emptyDecorative } from '../markdown/decorative.ts'
import { setHeadingIds } from '../markdown/heading-ids.ts'
import { typesetTree } from '../texts/typeset.ts'

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

/** Gives a page in MDX the shape of other pages: ids for headings, and a section for each of the second level. */
export function remarkSections() {
  return (tree: Root, file: VFile): void => {
    emptyDecorative(tree)
    const name = nameOf(file.path ?? '')
    setHeadingIds(tree, name, name)
    typesetTree(tree)
    tree.children = toSections(tree.children)
  }
}

const grounds: Readonly<Record<NonNullable<Block['ground']>, string>> = {
  sun: 'section on-sun',
  night: 'section section-wide on-night',
}

function toSections(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = []
  let section: ElementNode | undefined
  let text: ElementNode | undefined
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const id = String(node.data?.hProperties?.id)
      text = element('div', { className: 'prose' }, [])
      section = element('section', { className: 'section', 'aria-labelledby': id }, [node, text])
      result.push(section)
    } else if (section && text) {
      text.children.push(node)
      const ground = groundOf(node)
      if (ground) section.data.hProperties.className = grounds[ground]
    } else result.push(node)
  }
  return result
}

/** The ground that a node needs, if it is a block. */
function groundOf(node: RootContent): Block['ground'] {
  const name = blockNames.find((block) => 'name' in node && elementName(block) === node.name)
  return name && blockOf(name)?.ground
}

function element(hName: string, hProperties: Record<string, string>, children: RootContent[]): ElementNode {
  return { type: 'element', data: { hName, hProperties }, children }
}

/** The name of the page that a file makes; its components may use ids themselves. */
function nameOf(path: string): SingleName {
  return singleNames.find((name) => path.replaceAll('\\', '/').endsWith(`/${singles[name].file}`)) ?? 'settings'
}
