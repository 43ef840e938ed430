import { visit } from 'unist-util-visit'
import { decorativeMark } from '../markdown/decorative-images.ts'
import type { Problem } from '../problem.ts'
import { atNode, type Rule } from './rule.ts'

/**
 * A picture in a text says what it shows, for somebody who cannot see it; one that shows nothing says that. An empty
 * alternative text could be either, or forgotten.
 *
 * Good: `![A well in the village](/images/well.jpg)`, `![decorative](/images/wave.svg)`
 * Bad: `![](/images/well.jpg)`
 */
export const images: Rule = (document) => {
  const problems: Problem[] = []
  visit(document.tree, (node) => {
    if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt?.trim()) return
    const mend = `write what it shows between the brackets, or \`![${decorativeMark}](…)\` when it only decorates`
    problems.push(atNode(document, node, 'images/alternative-text', 'the picture has no alternative text', mend))
  })
  return problems
}
