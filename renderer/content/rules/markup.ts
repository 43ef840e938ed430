import type { LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { blockNames, blockOf, splitIds } from '../markdown/blocks.ts'
import { textDirectiveNames } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { findSubsetFaults } from '../mdx/safe-subset.ts'
import type { Fault, Problem } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { atNode, type ContentDocument, type Rule } from './rule.ts'

/**
 * Content is data: raw HTML, and in MDX everything that would execute, is an error.
 *
 * Good: `**bold**`, `1 < 2`, `<Callout title="Not yet">text</Callout>` in MDX
 *
 * Bad: `<b>bold</b>`, `<!-- a comment -->`, `import x from 'y'` in MDX, `{1 + 1}` in MDX, `<div />` in MDX
 */
export const markup: Rule = (document) => {
  if (document.format === 'mdx') {
    return findSubsetFaults(document.tree).map(({ node, message, fix }) =>
      atNode(document, node, 'mdx/safe-subset', message, fix),
    )
  }
  return nodesOf(document.tree).flatMap((node) => {
    if (node.type !== 'html') return []
    // The closing tag of a component was reported with it.
    const closes = /^<\/([A-Z]\w*)>$/.exec(node.value)?.[1]
    if (closes && document.body.includes(`<${closes}`)) return []
    const message = `raw HTML is not allowed: \`${node.value.slice(0, 40).split('\n')[0]}\``
    const fix = fixComponent(node.value, document) ?? 'write it in markdown, or put a backslash before a literal <'
    return [atNode(document, node, 'markdown/html', message, fix)]
  })
}

/** The markdown for a component of MDX. */
function fixComponent(source: string, document: ContentDocument): string | undefined {
  const name = /^<([A-Z]\w*)/.exec(source)?.[1]
  if (name === undefined) return undefined
  if (name === 'Stat') {
    const id = /\bid=["']?([\w/-]+)/.exec(source)?.[1]
    const form = /\bform=["']?(\w+)/.exec(source)?.[1]
    return id ? `write \`:stat[${id}]${form ? `{form=${form}}` : ''}\`` : 'write `:stat[…]`, with the id of the figure'
  }
  const block = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  if (blockOf(block)) return howToWriteBlock(document, block)
  return 'write it in markdown; only pages that end in .mdx have components'
}

/**
 * A directive exists and is allowed where it is.
 *
 * Good: `All :stat[reach] people.`, `::milestones`, `see: this`
 *
 * Bad: `::milestone`, `:::note`, `see:this`
 */
export const directives: Rule = (document) =>
  nodesOf(document.tree).flatMap((node) => {
    const tell = ({ message, fix }: Fault) => [atNode(document, node, 'markdown/directive', message, fix)]
    switch (node.type) {
      case 'leafDirective':
        return findBlockFaults(document, node).flatMap(tell)
      case 'textDirective': {
        if (textDirectiveNames.some((name) => name === node.name)) return []
        const block = blockOf(node.name)
        const fix =
          block && block.names !== 'figures'
            ? howToWriteBlock(document, node.name)
            : didYouMean(node.name, textDirectiveNames) || 'put a space after the colon, or a backslash before it'
        return tell({ message: `\`:${node.name}\` is not a directive`, fix })
      }
      case 'containerDirective': {
        const [meant] = nearest(node.name, blockNames)
        const fix = meant ? howToWriteBlock(document, meant) : `the blocks have two colons: ${blockNames.join(', ')}`
        return tell({ message: `\`:::${node.name}\` is not a block`, fix })
      }
      default:
        return []
    }
  })

/**
 * Headings begin below the one that the layout makes from the title, and skip no level.
 *
 * Good: `## About` then `### Key Question`
 *
 * Bad: `# About`, `## About` then `#### Key Question`
 */
export const headings: Rule = (document) => {
  const problems: Problem[] = []
  let above: number = document.headingAbove
  for (const node of nodesOf(document.tree)) {
    if (node.type !== 'heading') continue
    const tell = (message: string, fix: string) =>
      problems.push(atNode(document, node, 'markdown/heading', message, fix))
    const words = textOf(node)
    if (!words.trim()) tell('the heading is empty', 'write its words or remove it')
    const isRefused = node.depth <= document.headingAbove
    const fix = `write ${'#'.repeat((isRefused ? document.headingAbove : above) + 1)} ${words}`
    if (isRefused) tell(`a heading of level ${node.depth} is not allowed here: the page makes it from the title`, fix)
    else if (node.depth > above + 1) tell(`a heading of level ${node.depth} follows one of level ${above}`, fix)
    // A disallowed one is meant as the first below the title.
    above = Math.max(node.depth, document.headingAbove + 1)
  }
  return problems
}

/** What to do if a block was meant: how to write it, or that this kind of file has none. */
function howToWriteBlock({ hasBlocks }: ContentDocument, name: string): string {
  if (!hasBlocks) return 'remove it: only the texts of pilots show blocks'
  return `write \`::${name}${blockOf(name)?.names ? '[…]' : ''}\`, with two colons, on a line of its own`
}

function findBlockFaults({ hasBlocks, tree, fields, isUnsure }: ContentDocument, node: LeafDirective): Fault[] {
  const { name } = node
  if (!hasBlocks) return [explainStrayBlock(node)]
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
  const unknown = field && names && !isUnsure?.(field) ? explainUnknownEntry(node, field, fields[field]) : undefined
  return [...(tree.children.includes(node) ? [] : [hidden]), ...(unknown ? [unknown] : [])]
}

/** A block in a text that does not show blocks. */
function explainStrayBlock(node: LeafDirective): Fault {
  const [first] = node.name === 'stats' ? splitIds(textOf(node)) : []
  const fix = first
    ? `write a sentence with each figure, as in \`:stat[${first}]\`, and remove the line`
    : 'remove the line: only the texts of pilots show blocks'
  return { message: `the block \`::${node.name}\` shows nothing in this file`, fix }
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
