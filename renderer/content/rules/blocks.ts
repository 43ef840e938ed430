import type { Nodes } from 'mdast'
import { blockOf, blocksIn, elementName, filesWith, splitIds } from '../blocks.ts'
import { writeReference } from '../figures/reference.ts'
import { textDirectiveNames } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { isElement, readBlock } from '../markdown/read-named.ts'
import { checkElement } from '../mdx/safe-subset.ts'
import { errorAt, type Fault, type Problem } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { atNode, type ContentDocument, type Rule } from './rule.ts'

/**
 * What a text shows by a name exists, may be shown in this file, and shows something.
 *
 * Good: `All :stat[reach] people.`, `::stats[total-reach]`, `no block at all`, `see: this`, `<Leaders />` in MDX
 *
 * Bad: `::milestone`, `:::note`, `see:this`, `::quotes` where there are none, `::stats[]`, `::leaders`, `<Leader />` in MDX,
 * `<Milestones />` in MDX
 */
export const blocksFit: Rule = (document) =>
  nodesOf(document.tree).flatMap((node): Problem[] => {
    const element = isElement(node) && checkElement(node, blocksIn(document.kind))
    if (element) return [atNode(document, element.node, 'mdx/safe-subset', element.message, element.fix)]
    const fault = checkDirective(document, node) ?? checkBlock(document, node)
    const rule = node.type === 'textDirective' ? 'markdown/directive' : 'markdown/block'
    return fault ? [atNode(document, node, rule, fault.message, fault.fix)] : []
  })

/**
 * A field that only a block shows is not forgotten. A chart may also be there for the list of pilots.
 *
 * Good: `Nothing to show.`, `quotes: []` in the frontmatter, `charts: [A]` in the frontmatter
 *
 * Bad: `keyQuestion: Why?` in the frontmatter, `quotes: [A]` in the frontmatter
 */
export const fieldsAreShown: Rule = (document) => {
  const { file, kind, fields, tree } = document
  const shown = new Set(nodesOf(tree).map((node) => readBlock(node)?.name))
  return blocksIn(kind).flatMap((name) => {
    const { field, takes } = blockOf(name) ?? {}
    if (!field || takes || shown.has(name) || !isFilled(fields[field])) return []
    const fix = `${howToWriteBlock(document, name)}, or remove the field`
    return [errorAt({ file, path: [field] }, 'markdown/block', `nothing shows the field \`${field}\``, fix)]
  })
}

/** What to do if a block was meant: how to write it, or which files have it. */
export function howToWriteBlock({ kind, format }: ContentDocument, name: string): string {
  const block = blockOf(name)
  if (block && !block.in.includes(kind))
    return `${block.hasWords ? 'write its words in markdown' : 'remove it'}: only ${filesWith(block)} can show it`
  if (format === 'mdx') return `write \`<${elementName(name)} />\``
  return `write \`::${name}${block?.takes ? '[…]' : ''}\`, with two colons, on a line of its own`
}

/** A directive of one, two or three colons is one that there is. */
function checkDirective(document: ContentDocument, node: Nodes): Fault | undefined {
  if (node.type !== 'textDirective' && node.type !== 'leafDirective' && node.type !== 'containerDirective')
    return undefined
  const { name, type } = node
  const isInSentence = type === 'textDirective'
  const names: readonly string[] = isInSentence ? textDirectiveNames : blocksIn(document.kind)
  const block = blockOf(name)
  if (isInSentence ? names.includes(name) : block && type === 'leafDirective') return undefined
  const isBlock = block && !(isInSentence && block.takes === 'figures')
  const all = names.length > 0 ? `the blocks are ${names.join(', ')}` : 'remove the line: this file shows no blocks'
  const advice = isInSentence ? 'put a space after the colon, or a backslash before it' : all
  const colons = isInSentence ? ':' : type === 'leafDirective' ? '::' : ':::'
  const fix = isBlock ? howToWriteBlock(document, name) : didYouMean(name, names) || advice
  const written = `\`${colons}${name}\``
  return { message: isInSentence ? `${written} is not a directive` : `there is no block ${written}`, fix }
}

function checkBlock(document: ContentDocument, node: Nodes): Fault | undefined {
  const { name = '', argument = '' } = readBlock(node) ?? {}
  const block = blockOf(name)
  if (!block) return undefined
  const { kind, fields, tree, format } = document
  const written = isElement(node) ? `<${node.name}>` : `::${name}`
  if (!block.in.includes(kind)) {
    const [id] = block.takes === 'figures' ? splitIds(argument) : []
    const fix = id
      ? `write a sentence with each figure, as in \`${writeReference(format, id)}\`, and remove the line`
      : howToWriteBlock(document, name)
    return { message: `the block \`${written}\` shows nothing in this file`, fix }
  }
  if (node.type === 'leafDirective' && !tree.children.includes(node)) {
    const fix = 'put it on a line of its own, at the beginning of the line'
    return { message: `the block \`${written}\` is within a list or a quotation, where it is not shown`, fix }
  }
  const nothing = `\`${written}\` shows nothing`
  const { field, takes } = block
  if (takes === 'figures' && !argument)
    return { message: `${nothing}: it names no figure`, fix: `name them, as in \`::${name}[total-reach]\`` }
  if (!field) return undefined
  const value = fields[field]
  if (!isFilled(value)) {
    const fix = `add \`${field}\` to the fields, or remove the line`
    return { message: `${nothing}: this file has no field \`${field}\``, fix }
  }
  const ids = [value].flat().map((entry) => String(Object(entry).id))
  if (takes !== 'entry' || ids.includes(argument)) return undefined
  const message = argument ? `there is no ${name} \`${argument}\`` : `\`${written}\` does not say which it is`
  return { message, fix: (argument && didYouMean(argument, ids)) || `the ${field} of this file are ${ids.join(', ')}` }
}

/** Whether a field has something to show. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
