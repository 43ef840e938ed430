import { isFootnote } from '../markdown/footnotes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { memoize } from '../memory/memoize.ts'
import type { Location } from '../problems/problem.ts'
import type { Fields } from '../schemas/roles.ts'
import { type ContentDocument, fieldTexts, locateNode } from './rule.ts'

/** An address that a file leads to or shows. */
export interface Target {
  target: string
  use: 'link' | 'image'
  /** The fields around it; undefined in the text. */
  beside?: Fields
  locate: () => Location
}

/** Every address in a file: links and images of its text, and the fields of its frontmatter. Several rules use them. */
export const targetsIn = memoize((document: ContentDocument): readonly Target[] => {
  const targets: Target[] = []
  const nodes = nodesOf(document.tree)
  const images = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
    if (node.type === 'definition' && isFootnote(node)) continue
    const isImage = node.type === 'image' || (node.type === 'definition' && images.has(node.identifier))
    targets.push({ target: node.url, use: isImage ? 'image' : 'link', locate: () => locateNode(document, node) })
  }
  for (const { text, path, role, beside } of fieldTexts(document)) {
    if (role === 'link' || role === 'image')
      targets.push({ target: text, use: role, beside, locate: () => document.locate(path) })
  }
  return targets
})

/** An address with its place. */
export interface PlacedAddress extends Location {
  url: string
}

/** The addresses in a file with a given use and beginning. */
export function addressesIn(document: ContentDocument, use: Target['use'], start: string): PlacedAddress[] {
  return targetsIn(document)
    .filter((each) => each.use === use && each.target.startsWith(start))
    .map(({ target, locate }) => ({ url: target, ...locate() }))
}
