import type { Root } from 'mdast'
import { nodesOf } from './nodes.ts'

/** The alternative text that marks an image which only decorates. */
export const decorative = 'decorative'

/** Empties the alternative text of the images that only decorate, so that nobody has it read aloud. */
export function emptyDecorative(tree: Root): void {
  for (const node of nodesOf(tree))
    if ((node.type === 'image' || node.type === 'imageReference') && node.alt?.trim() === decorative) node.alt = ''
}
