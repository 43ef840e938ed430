import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type BlockName, isBlockName } from '../blocks.ts'
import { typesetTree } from '../texts/typeset.ts'
import { emptyDecorative } from './decorative.ts'
import { type RenderContext, resolveDirectives } from './directives.ts'
import { setHeadingIds } from './heading-ids.ts'
import { compile } from './processor.ts'
import { readBlock } from './read-named.ts'

/** A part of a section: rendered HTML, or a component, by the name of its block; a chart has the heading right above it. */
type SectionPart =
  | { kind: 'html'; html: string }
  | { kind: 'component'; name: BlockName; argument: string; heading?: string | undefined }

/** The text below a heading of the second level; the text before the first has no heading. */
export interface Section {
  /** Its id, its words, and rendered HTML in which figures and emphasis are marked up. */
  heading?: ReturnType<typeof renderHeading>
  blocks: SectionPart[]
}

/** Resolves what a text writes in names of its own, and gives its headings the ids that are made from their words; returns these. */
export function nameHeadings(tree: Root, context: RenderContext): string[] {
  resolveDirectives(tree, context)
  emptyDecorative(tree)
  return setHeadingIds(tree, context.kind, context.scope)
}

/** Renders the text of a content file, whose tree is changed. Markdown is data: the output is always sanitized. */
export function renderBody(tree: Root, context: RenderContext): Section[] {
  nameHeadings(tree, context)
  typesetTree(tree)
  const sections: Section[] = []
  let current: Section = { blocks: [] }
  let pending: RootContent[] = []
  // A link may be defined in another section than its own.
  const definitions = tree.children.filter(({ type }) => type === 'definition')
  const htmlOf = (nodes: readonly RootContent[]) => compile({ type: 'root', children: [...nodes, ...definitions] })
  const flush = () => {
    if (pending.length > 0) current.blocks.push({ kind: 'html', html: htmlOf(pending) })
    pending = []
  }
  const close = () => {
    flush()
    if (current.heading || current.blocks.length > 0) sections.push(current)
  }
  const isChart = (node: RootContent | undefined) => node !== undefined && readBlock(node)?.name === 'chart'
  const nodes = tree.children.filter(({ type }) => type !== 'definition')
  for (const [place, node] of nodes.entries()) {
    const block = readBlock(node)
    if (node.type === 'heading' && node.depth === 2) {
      close()
      current = { heading: renderHeading(node), blocks: [] }
    } else if (block) {
      // A heading of several charts stays above them.
      const { name, argument } = block
      const isHeaded = name === 'chart' && !isChart(nodes[place + 1]) && pending.at(-1)?.type === 'heading'
      const heading = isHeaded ? htmlOf(pending.splice(-1)) : undefined
      flush()
      // The check reports any other.
      if (isBlockName(name)) current.blocks.push({ kind: 'component', name, argument, ...(heading && { heading }) })
    } else {
      pending.push(node)
    }
  }
  close()
  return sections
}

function renderHeading(node: Heading) {
  // Compiled as a paragraph, because a root may only contain blocks.
  const paragraph = compile({ type: 'root', children: [{ type: 'paragraph', children: node.children }] })
  const html = paragraph.slice('<p>'.length, -'</p>'.length)
  return { id: String(node.data?.hProperties?.id), words: textOf(node), html }
}
