import { toString as textOf } from 'mdast-util-to-string'
import { blockOf } from '../markdown/blocks.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { atNode, type Rule } from './rule.ts'

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
    const tell = (why: string, fix: string) =>
      atNode(document, node, 'markdown/empty-block', `\`::${node.name}\` shows nothing: ${why}`, fix)
    if (names === 'figures' && !textOf(node).trim())
      return [tell('it names no figure', `name them, as in \`::${node.name}[total-reach]\``)]
    // A block without the id of its entry is reported together with the existing ids.
    if (!field || names || document.isUnsure?.(field)) return []
    const value = document.fields[field]
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
    return isEmpty ? [tell(`this file has no \`${field}\``, `write \`${field}\`, or remove the line`)] : []
  })
