import { posix } from 'node:path'
import type { Index } from '../entries/site-index.ts'
import { fileNameAt } from '../kinds/routes.ts'
import { errorAt, type Fault, namingFile } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { explainAddress, splitAddress, withinSite } from '../texts/address.ts'
import { decode } from '../texts/decode.ts'
import type { Rule } from './rule.ts'
import { targetsIn } from './targets.ts'

/**
 * A link leads to an existing page or file of the site, or to a complete https address. Other schemes run code
 * (`javascript:`), contain whole files (`data:`) or can be read by anybody on the way (`http:`); they are errors in the
 * text and in the frontmatter. An image is a file of the site itself, so that no other site learns of its visitors. An
 * address does not deceive: it leads to the host that is typed, and has nothing before an @, no invisible character, and
 * no letter that only looks like another.
 *
 * Good: `[Pilots](/pilots)`, `[the report](https://example.org/report)`, `[write to us](mailto:hello@example.org)`,
 * `![The team](/images/team.jpg)`, `href: /pilots` in the frontmatter
 *
 * Bad: `[Pilots](pilots.md)`, `[Pilots](/pilot)`, `[x](javascript:alert(1))`, `[x](http://example.org)`,
 * `![The team](https://example.org/team.jpg)`, `![The team](/images/nobody.jpg)`, `href: /pilotz` in the frontmatter,
 * `[x](javascript:alert(1))` in MDX, `[the draft](/pilot/draft)`, `[the old one](/pilot/torch#about)`, `[x](https://example.org@evil.example/)`,
 * `[x](https://exаmple.org)`, `[x](https://exam&#8203;ple.org)`,
 * `url: https://example.org@evil.example/` in the frontmatter, `[x](https://example.org@evil.example/)` in MDX,
 * `[x](https:///evil.example/)`, `url: https://example.org\@evil.example/` in the frontmatter, `[x](https:///evil.example/)` in MDX
 */
export const links: Rule = (document, context) =>
  targetsIn(document).flatMap(({ target, use, place }) => {
    const fault = use === 'image' ? explainImage(target, context) : explainLink(target, document.page, context)
    if (!fault) return []
    const problem = errorAt(place, 'links/target', fault.message, fault.fix)
    return [namingFile(fileNameAt(splitAddress(target).path), problem)]
  })

function explainLink(target: string, page: string | undefined, context: Index): Fault | undefined {
  const { routes, isPublicFile, draftAt, leadsTo, anchorsOf } = context
  if (target.startsWith('#')) return undefined
  if (!withinSite.test(target)) return explainAddress(target, [...routes])
  const { path, anchor = '' } = splitAddress(target)
  const draft = path === page ? undefined : draftAt(path)
  if (draft) {
    const message = `${path} is the page of a draft, which no page may link to yet`
    return { message, fix: `publish ${draft}, or remove the link until then` }
  }
  if (routes.has(path) || path === page || isPublicFile(path)) return undefined
  const now = leadsTo(path)
  // Redirects that lead in a circle are reported where they are written.
  if (now === path) return undefined
  if (now !== undefined) {
    const part = anchorsOf(now).includes(anchor) ? `#${anchor}` : ''
    return { message: `${path} is an old address that redirects to ${now}`, fix: `write ${now}${part}, or remove it` }
  }
  const pages = [...routes]
  const near = didYouMean(path, pages)
  // No address of a page has a dot.
  if (!near && path.includes('.')) return absentFile(path, context)
  return { message: `there is no page ${path}`, fix: near || `the pages are ${pages.slice(0, 30).join(', ')}` }
}

function explainImage(target: string, context: Index): Fault | undefined {
  const { path } = splitAddress(target)
  const isOfSite = /^\/(?![/\\])/.test(target)
  const { isPublicFile } = context
  if (isOfSite && isPublicFile(path)) return undefined
  const within = /^[./]*public(\/.+)$/.exec(path)?.[1]
  if (within && isPublicFile(within)) {
    return { message: `the image \`${target}\` has an address within public/`, fix: `write ${within}, without public` }
  }
  if (isOfSite) return absentFile(path, context)
  const fix = 'put the file into public/ and write its address there, such as /images/team.jpg'
  return { message: `the image \`${target}\` is not a file of this site`, fix }
}

function absentFile(path: string, { publicFiles }: Index): Fault {
  const { dir, base } = posix.parse(path)
  const names = [...publicFiles].filter((file) => posix.dirname(file) === dir).map((file) => posix.basename(file))
  const near = nearest(base, names, 3).map((name) => `\`${posix.join(dir, name)}\``)
  const fix = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'put the file into public/, or correct its name'
  return { message: `there is no file ${path}`, fix }
}

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
  targetsIn(document).flatMap(({ target, place }) => {
    const { path: page, anchor: written } = splitAddress(target)
    const path = page || document.page
    if (written === undefined || path === undefined || (page && !routes.has(page))) return []
    const anchor = decode(written) ?? written
    const available = anchorsOf(path)
    if (anchor === 'top' || available.includes(anchor)) return []
    const list = `available anchors: ${available.map((id) => `#${id}`).join(', ')}`
    const suggestion = didYouMean(anchor, available)
    const message = anchor
      ? `there is no place #${anchor} on ${page || 'this page'}`
      : 'the link leads nowhere: nothing follows #'
    return [errorAt(place, 'links/anchor', message, suggestion ? `${suggestion} (${list})` : list)]
  })
