import { isFootnote } from '../markdown/footnotes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { memoize } from '../memoize.ts'
import { hostOf } from '../texts/address.ts'
import { type ContentDocument, fieldTexts, placeOfNode } from './rule.ts'

/** Every address in a file: links and images of its text, and the fields of its frontmatter. Several rules use them. */
export const targetsIn = memoize((document: ContentDocument) => {
  const nodes = nodesOf(document.tree)
  const images = new Set(nodes.filter((node) => node.type === 'imageReference').map(({ identifier }) => identifier))
  const inText = nodes.flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return []
    if (node.type === 'definition' && isFootnote(node)) return []
    const isImage = node.type === 'image' || (node.type === 'definition' && images.has(node.identifier))
    const use: 'link' | 'image' = isImage ? 'image' : 'link'
    return [{ target: node.url, use, beside: undefined, place: placeOfNode(document, node) }]
  })
  const inFields = fieldTexts(document).flatMap(({ text, path, role, beside }) =>
    role === 'link' || role === 'image'
      ? [{ target: text, use: role, beside, place: { file: document.file, path } }]
      : [],
  )
  return [...inText, ...inFields]
})

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761): no visitor ever finds anything there. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org|edu))?|test|invalid|localhost|local|internal)$/

/** Whether an address is an example: `https://example.org/report`, `mailto:hello@example.org`. */
export function isPlaceholderAddress(address: string): boolean {
  const host = hostOf(address)
  return reserved.test(host.replace(/\.$/, '')) || /^(?:127(?:\.\d+){3}|\[::1\])$/.test(host)
}

/** Example addresses, such as `example.org`, but for those that `placeholder: true` counts: a release refuses them. */
export function findPlaceholderAddresses(document: ContentDocument) {
  return targetsIn(document).filter(
    ({ target, beside }) => isPlaceholderAddress(target) && beside?.placeholder !== true,
  )
}
