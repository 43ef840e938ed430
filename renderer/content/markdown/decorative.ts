import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The alternative text that marks an image which only decorates. */
export const decorative = 'decorative'

/** Empties the alternative text of the images that only decorate, so that nobody has it read aloud. */
export function emptyDecorative(tree: Root): void {
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && node.alt?.trim() === decorative) node.alt = ''
  })
}
