import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { checkAttributes } from '../figures/reference.ts'
import { didYouMean } from '../problems/suggest.ts'
import { componentsWithText, type MdxComponentName, mdxComponents } from './components.ts'

/** Something in a page in MDX that is not data. */
export interface SubsetFault {
  node: Node
  message: string
  fix: string
}

const published = Object.keys(mdxComponents)

/**
 * Finds everything in a page in MDX that would execute or that no published component stands for. It reads the syntax
 * tree before anything is compiled, so what is refused here never becomes code.
 */
export function findSubsetFaults(tree: Root): SubsetFault[] {
  const faults: SubsetFault[] = []
  visit(tree, (node: Node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        faults.push({
          node,
          message: '`import` and `export` are refused: content never executes',
          fix: 'take the line out; components need no import',
        })
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        faults.push({
          node,
          message: 'an expression in braces is refused: content never executes',
          fix: 'write the text itself, or \\{ for a literal brace',
        })
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        faults.push(...checkElement(node as MdxJsxFlowElement | MdxJsxTextElement))
    }
  })
  return faults
}

function checkElement(node: MdxJsxFlowElement | MdxJsxTextElement): SubsetFault[] {
  const name = node.name ?? ''
  if (!isPublished(name)) {
    const fix = didYouMean(name, published) || `the components are ${published.join(', ')}`
    return [{ node, message: name ? `there is no component <${name}>` : 'a fragment <> is refused', fix }]
  }
  const attributes: Record<string, string> = Object.create(null)
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
      const at = attribute.position ? (attribute as Node) : node
      const isLiteral = attribute.type === 'mdxJsxAttribute' && attribute.value === null
      if (!isLiteral)
        return [
          {
            node: at,
            message: `<${name}> takes literal attributes only, such as id="total-reach"`,
            fix: 'take the braces out',
          },
        ]
      return [
        {
          node: at,
          message: `the attribute \`${attribute.name}\` of <${name}> needs a value`,
          fix: `write ${attribute.name}="…"`,
        },
      ]
    }
    attributes[attribute.name] = attribute.value ?? ''
  }
  const result = mdxComponents[name].safeParse(attributes)
  if (!result.success)
    return [{ node, message: `the attributes of <${name}> do not fit`, fix: fixAttributes(name, attributes) }]
  if (node.children.length === 0 || componentsWithText.includes(name)) return []
  const message = `<${name}> shows nothing of what stands between its tags`
  return [{ node, message, fix: `close it at once, \`<${name} … />\`, and put the words beside it` }]
}

function fixAttributes(name: MdxComponentName, attributes: Readonly<Record<string, string>>): string {
  const known = Object.keys(mdxComponents[name].shape)
  const meant = Object.keys(attributes)
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => didYouMean(attribute, known))
    .find(Boolean)
  const form =
    attributes.form !== undefined && known.includes('form') ? checkAttributes({ form: attributes.form }) : undefined
  if (meant || form) return meant || form?.fix || ''
  return known.length > 0
    ? `it takes ${known.map((attribute) => `\`${attribute}\``).join(', ')}`
    : 'it takes no attributes'
}

function isPublished(name: string): name is MdxComponentName {
  return Object.hasOwn(mdxComponents, name)
}
