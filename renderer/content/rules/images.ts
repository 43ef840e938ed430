import { decorative } from '../markdown/decorative.ts'
import { nodesOf } from '../markdown/nodes.ts'
import type { Problem } from '../problems/problem.ts'
import { atNode, type Rule } from './rule.ts'

/**
 * An image says what it shows, for somebody who cannot see it. One that only decorates says so: its alternative text is
 * the word `decorative`, and the page then leaves it out for such readers. An empty text is a fault, because nobody can
 * tell whether it was meant or forgotten; the name of a file is one, because it is read aloud.
 *
 * Good: `![Eight people around a table](/images/team.jpg)`, `![decorative](/images/team.jpg)`
 *
 * Bad: `![](/images/team.jpg)`, `![IMG_1234.jpg](/images/team.jpg)`, `![image](/images/team.jpg)`, `![][a]` then
 * `[a]: /images/team.jpg`, `![](/images/team.jpg)` in MDX
 */
export const images: Rule = (document) => {
  const problems: Problem[] = []
  const fix = `say what it shows between the brackets; for one that only decorates write ![${decorative}](…)`
  for (const node of nodesOf(document.tree)) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    const alt = node.alt?.trim() ?? ''
    if (!alt) problems.push(atNode(document, node, 'images/alternative', 'the image has no alternative text', fix))
    else if (/\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:image|img|photo|picture|logo|graphic)$/i.test(alt))
      problems.push(atNode(document, node, 'images/alternative', `\`${alt}\` does not say what the image shows`, fix))
  }
  return problems
}
