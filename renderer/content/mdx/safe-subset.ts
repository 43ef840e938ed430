import type { Nodes, Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { type Block, type BlockName, blockNames, blockOf, elementName } from '../blocks.ts'
import { checkAttributes } from '../figures/reference.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { type ElementNode, isElement, literalAttributes, readBlock } from '../markdown/read-named.ts'
import type { Fault } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { explainAddress } from '../texts/address.ts'

/** Something in a page in MDX that is not data. */
interface SubsetFault extends Fault {
  node: Node
}

/**
 * Refuses everything in a page in MDX that would execute, before any of it is compiled. For plain markdown a sanitizer
 * after the rules removes addresses with other schemes; here they are refused instead.
 */
export function remarkSafeSubset() {
  return (tree: Root, file: VFile): void => {
    const [fault] = findSubsetFaults(tree)
    if (fault) file.fail(`${fault.message}; ${fault.fix}`, fault.node)
    for (const node of nodesOf(tree)) {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
      const unsafe = /^(?:#|$)/.test(node.url) ? undefined : explainAddress(node.url)
      if (unsafe) file.fail(`${unsafe.message}; ${unsafe.fix}`, node)
    }
  }
}

/**
 * Finds everything in a page in MDX that would execute, or is neither a figure nor a block. It reads the syntax tree
 * before anything is compiled, so nothing it rejects becomes code.
 */
export function findSubsetFaults(tree: Root): SubsetFault[] {
  return nodesOf(tree).flatMap((node) => findCode(node) ?? (isElement(node) ? (checkElement(node) ?? []) : []))
}

/** What is wrong with a node that would be compiled to code of its own. */
export function findCode(node: Nodes): SubsetFault | undefined {
  const never = 'not allowed: content never executes'
  if (node.type === 'mdxjsEsm')
    return { node, message: `\`import\` and \`export\` are ${never}`, fix: 'remove the line; blocks need no import' }
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined
  const fix = 'write the text itself, or \\{ for a literal brace'
  return { node, message: `an expression in braces is ${never}`, fix }
}

/** Checks that an element is a figure or a block, with literal attributes; `names` are the blocks that a fix may offer. */
export function checkElement(node: ElementNode, names: readonly BlockName[] = blockNames): SubsetFault | undefined {
  const name = node.name ?? ''
  const block = blockOf(readBlock(node)?.name ?? '')
  if (!block && name !== 'Stat') {
    const elements = ['Stat', ...names.map(elementName)]
    const fix = didYouMean(name, elements) || `the blocks are ${elements.join(', ')}`
    return { node, message: name ? `there is no block <${name}>` : 'a fragment <> is not allowed', fix }
  }
  const code = node.attributes.find(({ type, value }) => type !== 'mdxJsxAttribute' || typeof value !== 'string')
  if (code) {
    const message = `<${name}> only accepts attributes with literal values`
    return { node: code.position ? code : node, message, fix: 'write them as in id="total-reach", without braces' }
  }
  const attributes = literalAttributes(node)
  const misfit = block ? checkTaken(name, block, attributes) : checkFigure(attributes)
  if (misfit) return { node, ...misfit }
  if (node.children.length === 0 || block?.hasWords) return undefined
  const message = `<${name}> does not show what is between its tags`
  return { node, message, fix: `close it at once, \`<${name} … />\`, and put the words beside it` }
}

type Attributes = Readonly<Record<string, string>>

function checkFigure({ id, ...attributes }: Attributes): Fault | undefined {
  if (id) return checkAttributes(attributes)
  return { message: '<Stat> does not name a figure', fix: 'write its id, as in `<Stat id="total-reach" />`' }
}

function checkTaken(name: string, { takes }: Block, attributes: Attributes): Fault | undefined {
  const taken = takes && (takes === 'title' ? takes : 'id')
  const isSound = Object.keys(attributes).every((attribute) => attribute === taken) && (!taken || attributes[taken])
  if (isSound) return undefined
  const fix = taken ? `write \`<${name} ${taken}="…">\`` : `write \`<${name} />\`, without attributes`
  return { message: `the attributes of <${name}> do not fit`, fix }
}
