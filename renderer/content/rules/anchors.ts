import { errorAt } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { decode } from '../texts/decode.ts'
import type { Rule } from './rule.ts'
import { targetsIn } from './targets.ts'

/**
 * A link to a part of a page leads to an existing part: the id of a heading on the page, or of a part that a component
 * makes. A browser that does not find the part silently stays at the top, so nobody else would notice.
 * `#top` is the beginning of every page.
 *
 * Good: `[The list](/pilots#list)`, `[Up](#top)`, `href: /pilots#list` in the frontmatter
 *
 * Bad: `[The list](/pilots#lists)`, `[Nothing](#)`, `[Here](#nowhere)`, `href: /pilots#lists` in the frontmatter,
 * `[The list](/pilots#lists)` in MDX
 */
export const anchors: Rule = (document, { anchorsOf, routes }) =>
  targetsIn(document).flatMap(({ target, locate }) => {
    const parts = /^(?<path>\/(?!\/)[^?#]*|)(?:\?[^#]*)?#(?<anchor>.*)$/.exec(target)?.groups
    const path = parts?.path || document.page
    if (!parts || path === undefined || (parts.path && !routes.has(path))) return []
    const written = parts.anchor ?? ''
    const anchor = decode(written) ?? written
    const available = anchorsOf(path)
    if (!available || anchor === 'top' || available.includes(anchor)) return []
    const list = `available anchors: ${available.map((id) => `#${id}`).join(', ')}`
    const suggestion = didYouMean(anchor, available)
    const message = anchor
      ? `there is no place #${anchor} on ${parts.path ? path : 'this page'}`
      : 'the link leads nowhere: nothing follows #'
    return [errorAt(locate(), 'links/anchor', message, suggestion ? `${suggestion} (${list})` : list)]
  })
