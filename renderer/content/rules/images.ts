import { decorative } from '../markdown/decorative.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { atNode, type Rule } from './rule.ts'

/**
 * An image says what it shows, for people who cannot see it. A decorative image has the alternative text `decorative`,
 * and screen readers skip it. An empty text is an error, because it may have been forgotten; so is the name of a file,
 * because it is read aloud.
 *
 * Good: `![Eight people around a table](/images/team.jpg)`, `![decorative](/images/team.jpg)`
 *
 * Bad: `![](/images/team.jpg)`, `![IMG_1234.jpg](/images/team.jpg)`, `![image](/images/team.jpg)`, `![][a]` then
 * `[a]: /images/team.jpg`, `![](/images/team.jpg)` in MDX
 */
export const images: Rule = (document) => {
  const fix = `say what it shows between the brackets; for one that only decorates write ![${decorative}](…)`
  return nodesOf(document.tree).flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return []
    const alt = node.alt?.trim() ?? ''
    if (alt && !/\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:image|img|photo|picture|logo|graphic)$/i.test(alt)) return []
    const message = alt ? `\`${alt}\` does not say what the image shows` : 'the image has no alternative text'
    return [atNode(document, node, 'images/alternative', message, fix)]
  })
}
