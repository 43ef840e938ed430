import type { Root } from 'mdast'
import { nodesOf } from './nodes.ts'

/** The alternative text that marks a decorative image. */
export const decorative = 'decorative'

/** Empties the alternative text of decorative images, so that screen readers skip them. */
export function emptyDecorative(tree: Root): void {
  for (const node of nodesOf(tree))
    if ((node.type === 'image' || node.type === 'imageReference') && node.alt?.trim() === decorative) node.alt = ''
}
