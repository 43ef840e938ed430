import type { LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { blockNames, blockOf, splitIds } from '../markdown/blocks.ts'
import { textDirectiveNames } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import type { Fault } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { atNode, type ContentDocument, type Rule } from './rule.ts'

/**
 * A directive exists and is allowed where it is.
 *
 * Good: `All :stat[reach] people.`, `::milestones`, `see: this`
 *
 * Bad: `::milestone`, `:::note`, `see:this`
 */
export const directives: Rule = (document) =>
  nodesOf(document.tree).flatMap((node) => {
    const report = ({ message, fix }: Fault) => [atNode(document, node, 'markdown/directive', message, fix)]
    switch (node.type) {
      case 'leafDirective':
        return findBlockFaults(document, node).flatMap(report)
      case 'textDirective': {
        if (textDirectiveNames.some((name) => name === node.name)) return []
        const block = blockOf(node.name)
        const fix =
          block && block.names !== 'figures'
            ? howToWriteBlock(document, node.name)
            : didYouMean(node.name, textDirectiveNames) || 'put a space after the colon, or a backslash before it'
        return report({ message: `\`:${node.name}\` is not a directive`, fix })
      }
      case 'containerDirective': {
        const [meant] = nearest(node.name, blockNames)
        const fix = meant ? howToWriteBlock(document, meant) : `the blocks have two colons: ${blockNames.join(', ')}`
        return report({ message: `\`:::${node.name}\` is not a block`, fix })
      }
      default:
        return []
    }
  })

/**
 * A block shows something: the frontmatter has the field that it shows.
 *
 * Good: `::stats[total-reach]`, `no block at all`
 *
 * Bad: `::quotes` where there are none, `::stats[]`
 */
export const noEmptyBlocks: Rule = (document) =>
  nodesOf(document.tree).flatMap((node) => {
    if (node.type !== 'leafDirective' || !document.hasBlocks) return []
    const { field, names } = blockOf(node.name) ?? {}
    const report = (why: string, fix: string) =>
      atNode(document, node, 'markdown/empty-block', `\`::${node.name}\` shows nothing: ${why}`, fix)
    if (names === 'figures' && !textOf(node).trim())
      return [report('it names no figure', `name them, as in \`::${node.name}[total-reach]\``)]
    // A block without the id of its entry is reported together with the existing ids.
    if (!field || names) return []
    const value = document.fields[field]
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
    return isEmpty
      ? [report(`this file has no field \`${field}\``, `add \`${field}\` to the fields, or remove the line`)]
      : []
  })

/** What to do if a block was meant: how to write it, or that this kind of file has none. */
export function howToWriteBlock({ hasBlocks }: ContentDocument, name: string): string {
  if (!hasBlocks) return 'remove it: only the texts of pilots show blocks'
  return `write \`::${name}${blockOf(name)?.names ? '[…]' : ''}\`, with two colons, on a line of its own`
}

function findBlockFaults({ hasBlocks, tree, fields }: ContentDocument, node: LeafDirective): Fault[] {
  const { name } = node
  if (!hasBlocks) {
    const [first] = name === 'stats' ? splitIds(textOf(node)) : []
    const fix = first
      ? `write a sentence with each figure, as in \`:stat[${first}]\`, and remove the line`
      : 'remove the line: only the texts of pilots show blocks'
    return [{ message: `the block \`::${name}\` shows nothing in this file`, fix }]
  }
  const block = blockOf(name)
  if (!block) {
    const fix = didYouMean(name, blockNames) || `the blocks are ${blockNames.join(', ')}`
    return [{ message: `there is no block \`::${name}\``, fix }]
  }
  const hidden = {
    message: `the block \`::${name}\` is within a list or a quotation, where it is not shown`,
    fix: 'put it on a line of its own, at the beginning of the line',
  }
  const { field, names } = block
  const unknown = field && names ? explainUnknownEntry(node, field, fields[field]) : undefined
  return [...(tree.children.includes(node) ? [] : [hidden]), ...(unknown ? [unknown] : [])]
}

/** A block that shows one entry of a field names an existing one. */
function explainUnknownEntry(node: LeafDirective, field: string, value: unknown): Fault | undefined {
  const entries: unknown[] = Array.isArray(value) ? value : []
  const ids = entries.map((entry) => String(Object(entry).id))
  const id = textOf(node).trim()
  if (ids.includes(id)) return undefined
  const known = ids.length > 0 ? `the ${field} of this file are ${ids.join(', ')}` : `describe it under \`${field}\``
  const message = id ? `there is no ${node.name} \`${id}\`` : `the block \`::${node.name}\` does not say which it is`
  return { message, fix: (id && didYouMean(id, ids)) || known }
}
