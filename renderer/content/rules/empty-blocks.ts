import { toString as textOf } from 'mdast-util-to-string'
import type { BlockName } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { atNode, type Rule } from './rule.ts'

/** The field that each block shows; what names its figures or its chart itself has none. */
export const fieldOfBlock: Readonly<Partial<Record<BlockName, string>>> = {
  milestones: 'milestones',
  implementers: 'implementers',
  quotes: 'quotes',
  resources: 'resources',
  'key-question': 'keyQuestion',
  languages: 'languages',
}

/**
 * A block shows something: the frontmatter has the field that it stands for.
 *
 * Good: `::stats[total-reach]`, `no block at all`
 *
 * Bad: `::quotes` where there are none, `::stats[]`
 */
export const noEmptyBlocks: Rule = (document) =>
  nodesOf(document.tree).flatMap((node) => {
    if (node.type !== 'leafDirective') return []
    const field = Object.entries(fieldOfBlock).find(([name]) => name === node.name)?.[1]
    const value = field === undefined ? undefined : document.fields[field]
    const isEmpty =
      field !== undefined &&
      !document.isUnsure?.(field) &&
      (value === undefined || (Array.isArray(value) && value.length === 0))
    if (isEmpty) {
      const message = `\`::${node.name}\` shows nothing: this file has no \`${field}\``
      return [atNode(document, node, 'markdown/empty-block', message, `write \`${field}\`, or take the line out`)]
    }
    if (node.name !== 'stats' || textOf(node).trim()) return []
    const message = '`::stats` shows nothing: it names no figure'
    return [atNode(document, node, 'markdown/empty-block', message, 'name them, as in `::stats[total-reach]`')]
  })
