import type { Node, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { completeUrl } from '../../hosting/base-path.ts'
import { type DisplayForm, formatFigure } from '../figures/format.ts'
import { formOf, resolveFigure } from '../figures/reference.ts'
import type { RenderContext } from './render.ts'

/** A part of a text: plain markdown, or the place where a component shows data of the frontmatter. */
export type WrittenPart = string | { name: string; argument: string }

/** What a node becomes, from one place in the text to another. */
interface Replacement {
  from: number
  to: number
  by: WrittenPart
}

/**
 * Writes the text of a content file as plain markdown for readers who have nothing else: references to figures become
 * what they show, remarks in MDX become quotations, and every other component is left to whoever knows its data. All the
 * rest stays as its writer wrote it.
 *
 * @param source the text beneath the frontmatter
 * @param tree its syntax tree, with positions in that text; it is only read
 */
export function writeOut(source: string, tree: Root, context: RenderContext): WrittenPart[] {
  const parts: WrittenPart[] = []
  let end = 0
  for (const { from, to, by } of findReplacements(source, tree, context)) {
    append(parts, source.slice(end, from))
    append(parts, by)
    end = to
  }
  append(parts, source.slice(end))
  return parts
}

function findReplacements(source: string, parent: Parents, context: RenderContext): Replacement[] {
  return parent.children.flatMap((node: RootContent | PhrasingContent): Replacement[] => {
    const by = replacementOf(source, node, context)
    const place = placeOf(node)
    if (by !== undefined && place) return [{ ...place, by }]
    return [
      ...('children' in node ? findReplacements(source, node, context) : []),
      ...completeAddress(source, node, context),
    ]
  })
}

/** Whoever reads the text elsewhere needs the whole address of a page of the site. */
function completeAddress(source: string, node: RootContent, { website }: RenderContext): Replacement[] {
  const place = placeOf(node)
  if (!('url' in node) || !node.url.startsWith('/') || !place) return []
  const words = 'children' in node ? node.children.at(-1) : undefined
  const bracket = source.slice(0, place.to).indexOf(']', (words && placeOf(words)?.to) ?? place.from)
  // An address that is written with escapes is not found, and stays as it is.
  const from = bracket < 0 ? -1 : source.slice(0, place.to).indexOf(node.url, bracket)
  return from < 0 ? [] : [{ from, to: from + node.url.length, by: completeUrl(website, node.url) }]
}

function replacementOf(
  source: string,
  node: RootContent | PhrasingContent,
  context: RenderContext,
): WrittenPart | undefined {
  switch (node.type) {
    case 'textDirective':
      return writeDirective(node, context)
    case 'leafDirective':
      return writeComponent(node)
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return writeElement(source, node, context)
    default:
      return undefined
  }
}

function writeDirective(node: TextDirective, context: RenderContext): string | undefined {
  if (node.name === 'stat') return writeFigure(textOf(node).trim(), formOf(node.attributes), context)
  if (node.name === 'contact-email') return `<${context.email}>`
  return node.name === 'website' ? `<${context.website}>` : undefined
}

function writeComponent(node: LeafDirective): WrittenPart {
  return { name: node.name, argument: textOf(node) }
}

function writeElement(
  source: string,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: RenderContext,
): WrittenPart | undefined {
  const attribute = (name: string) => {
    const found = node.attributes.find((candidate) => 'name' in candidate && candidate.name === name)
    return typeof found?.value === 'string' ? found.value : ''
  }
  if (node.name === 'Stat') {
    return writeFigure(attribute('id'), formOf({ form: attribute('form') }), context)
  }
  if (node.name === 'Callout') return quote(`**${attribute('title')}**\n\n${writeInner(source, node, context)}`)
  return { name: node.name ?? '', argument: '' }
}

function writeFigure(id: string, form: DisplayForm, { figures, scope }: RenderContext) {
  const figure = resolveFigure(id, figures, scope)
  return figure && formatFigure(figure, form)
}

/** What stands within an element, in plain markdown. */
function writeInner(source: string, node: Parents, context: RenderContext): string {
  const [first, last] = [node.children[0], node.children.at(-1)]
  const [from, to] = [first && placeOf(first)?.from, last && placeOf(last)?.to]
  if (from === undefined || to === undefined) return ''
  let text = ''
  let end = from
  for (const replacement of findReplacements(source, node, context)) {
    // A remark holds words; components that stand for data have no place in it.
    text += source.slice(end, replacement.from) + (typeof replacement.by === 'string' ? replacement.by : '')
    end = replacement.to
  }
  return text + source.slice(end, to)
}

function quote(markdown: string): string {
  return markdown
    .trim()
    .split('\n')
    .map((line) => (line.trim() ? `> ${line.trim()}` : '>'))
    .join('\n')
}

function placeOf(node: Node): { from: number; to: number } | undefined {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Adds a part; words that follow each other are one. */
function append(parts: WrittenPart[], part: WrittenPart): void {
  const last = parts.at(-1)
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
  else if (part !== '') parts.push(part)
}
