import { nodesOf } from '../markdown/nodes.ts'
import type { Problem } from '../problem.ts'
import { linkTarget } from '../schemas/fields.ts'
import { didYouMean } from '../suggest.ts'
import { atNode, type Rule, type RuleContext, textsIn } from './rule.ts'

const rule = 'links/target'

/**
 * A link leads somewhere: within the site to a page or file that exists, outside it to a complete https address.
 * Other schemes (`javascript:`, `data:`) are refused, in the text and in the frontmatter.
 *
 * Good: `[Pilots](/pilots)`, `[the report](https://example.org/report)`, `[write to us](mailto:hello@example.org)`
 * Bad: `[Pilots](pilots.md)`, `[Pilots](/pilot)`, `[x](javascript:alert(1))`
 */
export const links: Rule = (document, context) => {
  const problems: Problem[] = []
  for (const node of nodesOf(document.tree)) {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const fault = explain(node.url, context, node.type === 'image')
      if (fault) problems.push(atNode(document, node, rule, fault.message, fault.mend))
    }
  }
  for (const { text, path } of textsIn(document.fields)) {
    const key = path.at(-1)
    if (key !== 'href' && key !== 'src') continue
    const fault = explain(text, context, key === 'src')
    if (fault) problems.push({ ...document.locate(path), severity: 'error', rule, ...fault })
  }
  return problems
}

function explain(
  target: string,
  { routes, isPublicFile }: RuleContext,
  isImage: boolean,
): { message: string; mend: string } | undefined {
  if (!isImage && target.startsWith('#')) return undefined
  if (!linkTarget.safeParse(target).success) {
    return {
      message: `the link \`${target}\` leads nowhere`,
      mend: 'write /a-page of the site, an https address, mailto: or tel:',
    }
  }
  if (!target.startsWith('/')) return undefined
  const path = target.replace(/[?#].*$/, '')
  if (routes.has(path) || isPublicFile(path)) return undefined
  const pages = [...routes]
  const mend =
    didYouMean(path, pages) ||
    (isImage ? 'put the file into public/' : `the pages are ${pages.slice(0, 30).join(', ')}`)
  return { message: `there is no ${isImage ? 'file' : 'page'} ${path}`, mend }
}
