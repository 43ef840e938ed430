import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** What stands in the place of the alternative text of a picture that says nothing: `![decorative](/images/wave.svg)`. */
export const decorativeMark = 'decorative'

/** Takes the mark of decorative pictures out, so that screen readers get an empty alternative text and pass them over. */
export function hideDecorativeImages(tree: Root): void {
  visit(tree, ['image', 'imageReference'], (node) => {
    if ('alt' in node && node.alt?.trim() === decorativeMark) node.alt = ''
  })
}
