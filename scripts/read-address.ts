import type { Redirect } from '../renderer/content/kinds/redirect.ts'
import { decode } from '../renderer/content/texts/decode.ts'
import { atBasePath } from '../renderer/hosting/base-path.ts'
import { ruleFiles } from '../renderer/hosting/host-files.ts'

/** What a request asks for: a file or a page, by its decoded path below the base path, or nothing of this site. */
type Address =
  | { kind: 'malformed' }
  | { kind: 'none' }
  | { kind: 'elsewhere'; location: string }
  | { kind: 'here'; path: string }

/** Where a site lies on its host, and which old addresses lead to its pages. */
export interface Addresses {
  basePath: string
  redirects: readonly Redirect[]
}

/** What no browser sends within a path: backslashes, control characters, steps out of a folder. */
const unsent = /\\|\p{Cc}|\/\.\.?(?:\/|$)/u

/** Files of the site that are not for visitors: the rules for hosts, and the screens of failures. */
const hidden: ReadonlySet<string> = new Set(['404', '500', ...ruleFiles].map((name) => `/${name}`))

/**
 * Understands the target of a request as it was sent: `/about/?from=mail`, or after the host, through a proxy. Each page
 * has one address: `/about`, without a slash or `.html` at its end. Other ways to write it and the old addresses lead
 * there; the query stays.
 */
export function readAddress(sent: string, { basePath, redirects }: Addresses): Address {
  const target = targetOf(sent)
  const [raw = ''] = target?.split('?') ?? []
  const path = decode(raw)
  // Two slashes begin the name of a host, which there must be: `//[` is none.
  const isHost = !raw.startsWith('//') || URL.canParse(`http:${raw}`)
  if (!path?.startsWith('/') || !isHost || unsent.test(path) || /%2f/i.test(raw)) return { kind: 'malformed' }
  const to = (page: string): Address => ({
    kind: 'elsewhere',
    location: atBasePath(page, basePath).split('/').map(encodeURIComponent).join('/') + target?.slice(raw.length),
  })
  // Two slashes at the beginning would lead to another host.
  const plain = withoutSlash(path.replace(/\/{2,}/g, '/'))
  const base = withoutSlash(basePath)
  if (plain !== base && !plain.startsWith(basePath)) return { kind: 'none' }
  const below = plain.slice(base.length)
  const old = redirects.find(({ from }) => withoutSlash(from) === below)
  if (old) return to(old.to)
  const page = below.replace(/(?<=[^/])\.html$/, '').replace(/\/index$/, '') || '/'
  if (atBasePath(page, basePath) !== path) return to(page)
  return hidden.has(page) ? { kind: 'none' } : { kind: 'here', path: page }
}

/** The path and query that a request line names, with or without a host; undefined where the host is none. */
export function targetOf(sent: string): string | undefined {
  const [origin] = /^https?:\/\/[^/?]*/i.exec(sent) ?? []
  if (origin === undefined) return sent
  const target = sent.slice(origin.length)
  return URL.canParse(origin) ? target.replace(/^(?=\?|$)/, '/') : undefined
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}
