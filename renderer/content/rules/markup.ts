import type { LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { blockNames, blockOf, splitIds } from '../markdown/blocks.ts'
import { textDirectiveNames } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { findSubsetFaults } from '../mdx/safe-subset.ts'
import type { Problem } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { howToWriteBlock } from './how-to-write-block.ts'
import { atNode, type ContentDocument, type Rule } from './rule.ts'

/**
 * Content is data: raw HTML, and in MDX everything that would execute, is refused.
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
  const problems: Problem[] = []
  for (const node of nodesOf(document.tree)) {
    if (node.type !== 'html') continue
    const message = `raw HTML is refused: \`${node.value.slice(0, 40).split('\n')[0]}\``
    const fix = fixComponent(node.value, document) ?? 'write it in markdown, or put a backslash before a literal <'
    // What closes a component was told with it.
    const closes = /^<\/([A-Z]\w*)>$/.exec(node.value)?.[1]
    if (!closes || !document.body.includes(`<${closes}`))
      problems.push(atNode(document, node, 'markdown/html', message, fix))
  }
  return problems
}

/** What is written in markdown in the place of a component of MDX. */
function fixComponent(source: string, document: ContentDocument): string | undefined {
  const name = /^<([A-Z]\w*)/.exec(source)?.[1]
  if (name === undefined) return undefined
  if (name === 'Stat') {
    const id = /\bid=["']?([\w/-]+)/.exec(source)?.[1]
    const form = /\bform=["']?(\w+)/.exec(source)?.[1]
    return id ? `write \`:stat[${id}]${form ? `{form=${form}}` : ''}\`` : 'write `:stat[…]`, with the id of the figure'
  }
  const block = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  if (isOneOf(blockNames, block)) return howToWriteBlock(document, block)
  return 'write it in markdown; components stand only in the pages that end in .mdx'
}

/**
 * A directive is one that exists and stands where it may.
 *
 * Good: `All :stat[reach] people.`, `::milestones`, `see: this`
 *
 * Bad: `::milestone`, `:::note`, `see:this`
 */
export const directives: Rule = (document) => {
  const problems: Problem[] = []
  const rule = 'markdown/directive'
  for (const node of nodesOf(document.tree)) {
    if (node.type === 'leafDirective' && !document.hasBlocks) {
      problems.push(tellStrayBlock(document, node))
      continue
    }
    if (node.type === 'leafDirective' && isOneOf(blockNames, node.name) && !document.tree.children.includes(node)) {
      const message = `the block \`::${node.name}\` stands within a list or a quotation, where it is not shown`
      problems.push(atNode(document, node, rule, message, 'put it on a line of its own, at the beginning of the line'))
    }
    if (node.type === 'textDirective' && !isOneOf(textDirectiveNames, node.name)) {
      const fix =
        isOneOf(blockNames, node.name) && blockOf(node.name)?.names !== 'figures'
          ? howToWriteBlock(document, node.name)
          : didYouMean(node.name, textDirectiveNames) || 'put a space after the colon, or a backslash before it'
      problems.push(atNode(document, node, rule, `\`:${node.name}\` is no directive`, fix))
    }
    if (node.type === 'leafDirective' && !isOneOf(blockNames, node.name)) {
      const fix = didYouMean(node.name, blockNames) || `the blocks are ${blockNames.join(', ')}`
      problems.push(atNode(document, node, rule, `there is no block \`::${node.name}\``, fix))
    }
    if (node.type === 'leafDirective') problems.push(...findUnknownEntry(document, node))
    if (node.type === 'containerDirective') {
      const [meant] = nearest(node.name, blockNames)
      const fix = meant ? howToWriteBlock(document, meant) : `the blocks have two colons: ${blockNames.join(', ')}`
      problems.push(atNode(document, node, rule, `\`:::${node.name}\` is no block`, fix))
    }
  }
  return problems
}

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
    const words = textOf(node)
    if (!words.trim())
      problems.push(
        atNode(document, node, 'markdown/heading', 'the heading is empty', 'write its words or take it out'),
      )
    if (node.depth <= document.headingAbove) {
      const message = `a heading of level ${node.depth} is refused here: the page makes it from the title`
      problems.push(
        atNode(document, node, 'markdown/heading', message, `write ${'#'.repeat(document.headingAbove + 1)} ${words}`),
      )
    } else if (node.depth > above + 1) {
      const message = `a heading of level ${node.depth} follows one of level ${above}`
      problems.push(atNode(document, node, 'markdown/heading', message, `write ${'#'.repeat(above + 1)} ${words}`))
    }
    // One that is refused is meant as the first below the title.
    above = Math.max(node.depth, document.headingAbove + 1)
  }
  return problems
}

/** A block in a text in which none is shown. */
function tellStrayBlock(document: ContentDocument, node: LeafDirective): Problem {
  const [first] = node.name === 'stats' ? splitIds(textOf(node)) : []
  const fix = first
    ? `write a sentence with each figure, as in \`:stat[${first}]\`, and take the line out`
    : 'take the line out: blocks are shown in the texts of pilots alone'
  return atNode(document, node, 'markdown/directive', `the block \`::${node.name}\` shows nothing in this file`, fix)
}

/** A block that shows one entry of a field names one that there is. */
function findUnknownEntry(document: ContentDocument, node: LeafDirective): Problem[] {
  const { field, names } = blockOf(node.name) ?? {}
  if (!field || names !== 'entry' || document.isUnsure?.(field)) return []
  const entries: unknown[] = Array.isArray(document.fields[field]) ? document.fields[field] : []
  const ids = entries.map((entry) => String(Object(entry).id))
  const id = textOf(node).trim()
  if (ids.includes(id)) return []
  const known = ids.length > 0 ? `the ${field} of this file are ${ids.join(', ')}` : `describe it under \`${field}\``
  const message = id ? `there is no ${node.name} \`${id}\`` : `the block \`::${node.name}\` does not say which it is`
  return [atNode(document, node, 'markdown/directive', message, (id && didYouMean(id, ids)) || known)]
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name)
}
