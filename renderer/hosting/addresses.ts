import type { Redirect } from '../content/kinds/redirect.ts'
import { decode } from '../content/texts/decode.ts'
import { textEndings } from './content-types.ts'

/**
 * How the path of a request is understood, by the preview and by every host that the build writes rules for. All of
 * them match the same expressions with the request as it was sent, before anything in it is decoded, so they use only
 * what JavaScript, PCRE (nginx) and RE2 (Caddy) have in common, without braces and double backslashes, which their
 * configuration files would read differently.
 */

/**
 * Requests that no browser sends: steps out of a folder, backslashes, encoded slashes and control characters, invalid
 * escapes. They are answered with 400. It ignores case.
 */
export const malformed =
  '^(?:[^/]|[^?]*(?:\\x5c|%(?:[01][0-9a-f]|7f|2f|5c)|%(?:[^0-9a-f]|.?$|[0-9a-f][^0-9a-f])|/(?:\\.|%2e)(?:\\.|%2e)?(?:[/?]|$)))'

/**
 * Each page has one address: `/about`, without a slash or `.html` at its end. Other ways to write it and the old site's
 * addresses redirect there for good; the query stays. The first rule that matches applies, with the groups of its
 * expression as `$1` and `$2`, and its target may match another.
 */
export function addressRules(basePath: string, redirects: readonly Redirect[]): { pattern: string; to: string }[] {
  const base = literally(basePath)
  const query = '(\\?.*)?$'
  return [
    // This one first: two slashes at the beginning would lead to another host.
    { pattern: '^([^?]*?)//+(.*)$', to: '$1/$2' },
    ...(basePath === '/' ? [] : [{ pattern: `^${literally(basePath.slice(0, -1))}${query}`, to: `${basePath}$1` }]),
    ...redirects.map(({ from, to }) => ({
      pattern: `^${base}${literally(from.slice(1).replace(/\/$/, ''))}/?${query}`,
      to: `${basePath}${to.slice(1)}$1`,
    })),
    { pattern: `^${base}index(?:\\.html)?${query}`, to: `${basePath}$1` },
    { pattern: `^(${base}[^?]+?)(?:/index)?\\.html${query}`, to: '$1$2' },
    { pattern: `^(${base}[^?]*[^/?])/${query}`, to: '$1$2' },
  ]
}

/** The rules for hosts, which are among the served files. */
export const ruleFiles = ['_headers', '_redirects', 'vercel.json'] as const

/** What is not for visitors, by decoded path: rules, documents under file names, error screens, compressed files. */
export const hidden = `^/(?:(?:404|500|${ruleFiles.map(literally).join('|')})$|.*\\.html$|.*\\.(?:${textEndings.join('|')})\\.(?:br|gz)$)`

/** What a request asks for: a file or a page, by its decoded path below the base path, or nothing of this site. */
type Address =
  | { kind: 'malformed' }
  | { kind: 'none' }
  | { kind: 'elsewhere'; location: string }
  | { kind: 'here'; path: string }

/** What the rules for addresses are made of. */
export interface Addresses {
  basePath: string
  redirects: readonly Redirect[]
}

/** Understands the target of a request as it was sent: `/about/?from=mail`, or after the host, through a proxy. */
export function readAddress(sent: string, { basePath, redirects }: Addresses): Address {
  const target = targetOf(sent)
  if (target === undefined || new RegExp(malformed, 'i').test(target)) return { kind: 'malformed' }
  for (const { pattern, to } of addressRules(basePath, redirects)) {
    const match = new RegExp(pattern).exec(target)
    if (match) return { kind: 'elsewhere', location: to.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '') }
  }
  const path = decode(target.replace(/\?.*$/, ''))
  if (!path?.startsWith(basePath)) return { kind: 'none' }
  const below = path.slice(basePath.length - 1)
  return new RegExp(hidden).test(below) ? { kind: 'none' } : { kind: 'here', path: below }
}

/** The path and query that a request line names, with or without a host; undefined where the host is none. */
export function targetOf(sent: string): string | undefined {
  const [origin] = /^https?:\/\/[^/?]*/i.exec(sent) ?? []
  if (origin === undefined) return sent
  const target = sent.slice(origin.length)
  return URL.canParse(origin) ? target.replace(/^(?=\?|$)/, '/') : undefined
}

/** An expression for a text as it is. */
function literally(text: string): string {
  return text.replace(/[.*+?()[\]|^$]/g, '\\$&')
}
