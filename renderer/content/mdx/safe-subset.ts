import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node } from 'unist'
import { checkAttributes } from '../figures/reference.ts'
import { nodesOf } from '../markdown/nodes.ts'
import type { Fault } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { componentsWithText, type MdxComponentName, mdxComponents } from './components.ts'

/** Something in a page in MDX that is not data. */
interface SubsetFault extends Fault {
  node: Node
}

const published = Object.keys(mdxComponents)

/**
 * Finds everything in a page in MDX that would execute or is not a published component. It reads the syntax
 * tree before anything is compiled, so nothing it rejects becomes code.
 */
export function findSubsetFaults(tree: Root): SubsetFault[] {
  return nodesOf(tree).flatMap((node): SubsetFault[] => {
    switch (node.type) {
      case 'mdxjsEsm': {
        const message = '`import` and `export` are not allowed: content never executes'
        return [{ node, message, fix: 'remove the line; components need no import' }]
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const message = 'an expression in braces is not allowed: content never executes'
        return [{ node, message, fix: 'write the text itself, or \\{ for a literal brace' }]
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return checkElement(node)
      default:
        return []
    }
  })
}

function checkElement(node: MdxJsxFlowElement | MdxJsxTextElement): SubsetFault[] {
  const name = node.name ?? ''
  if (!isPublished(name)) {
    const fix = didYouMean(name, published) || `the components are ${published.join(', ')}`
    return [{ node, message: name ? `there is no component <${name}>` : 'a fragment <> is not allowed', fix }]
  }
  const attributes: Record<string, string> = Object.create(null)
  for (const attribute of node.attributes) {
    const at = attribute.position ? attribute : node
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value)) {
      const message = `<${name}> only accepts literal attributes, such as id="total-reach"`
      return [{ node: at, message, fix: 'remove the braces' }]
    }
    if (attribute.value === null) {
      const message = `the attribute \`${attribute.name}\` of <${name}> needs a value`
      return [{ node: at, message, fix: `write ${attribute.name}="…"` }]
    }
    attributes[attribute.name] = attribute.value ?? ''
  }
  if (!mdxComponents[name].safeParse(attributes).success)
    return [{ node, message: `the attributes of <${name}> do not fit`, fix: fixAttributes(name, attributes) }]
  if (node.children.length === 0 || componentsWithText.includes(name)) return []
  const message = `<${name}> does not show what is between its tags`
  return [{ node, message, fix: `close it at once, \`<${name} … />\`, and put the words beside it` }]
}

function fixAttributes(name: MdxComponentName, attributes: Readonly<Record<string, string>>): string {
  const known = Object.keys(mdxComponents[name].shape)
  const meant = Object.keys(attributes)
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => didYouMean(attribute, known))
    .find(Boolean)
  const { form } = attributes
  const fault = form !== undefined && known.includes('form') ? checkAttributes({ form }) : undefined
  if (meant || fault) return meant || fault?.fix || ''
  return known.length > 0
    ? `it takes ${known.map((attribute) => `\`${attribute}\``).join(', ')}`
    : 'it has no attributes'
}

function isPublished(name: string): name is MdxComponentName {
  return Object.hasOwn(mdxComponents, name)
}
