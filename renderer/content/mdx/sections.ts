import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { blockOf } from '../blocks.ts'
import { singleNames } from '../kinds/routes.ts'
import { type SingleName, singles } from '../kinds/singles.ts'
import { emptyDecorative } from '../markdown/decorative.ts'
import { setHeadingIds } from '../markdown/heading-ids.ts'
import { readBlock } from '../markdown/read-named.ts'
import { unconfirmedMark } from '../schemas/stand-in.ts'
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

function toSections(nodes: readonly RootContent[]): RootContent[] {
  const before: RootContent[] = []
  const sections: [heading: RootContent, ...text: RootContent[]][] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) sections.push([node])
    else (sections.at(-1) ?? before).push(node)
  }
  return [
    ...before,
    ...sections.map(([heading, ...text]) =>
      element('section', { className: lookOf(text) }, [heading, element('div', { className: 'prose' }, text)]),
    ),
  ]
}

/** The classes of a section: a block in it may have a look, and where nothing is known yet it whispers. */
function lookOf(text: readonly RootContent[]): string {
  const look = text.map((node) => blockOf(readBlock(node)?.name ?? '')?.look).find(Boolean)
  if (look) return `section ${look}`
  const isUnknown = text.every((node) => node.type === 'paragraph' && !textOf(node).replace(unconfirmedMark, ''))
  return isUnknown ? 'section section-quiet' : 'section'
}

function element(hName: string, hProperties: Record<string, string>, children: RootContent[]): ElementNode {
  return { type: 'element', data: { hName, hProperties }, children }
}

/** The name of the page that a file makes; its components may use ids themselves. */
function nameOf(path: string): SingleName {
  return singleNames.find((name) => path.replaceAll('\\', '/').endsWith(`/${singles[name].file}`)) ?? 'settings'
}
