import { fileAddresses } from '../addresses.ts'
import { atBasePath } from './base-path.ts'
import { contentTypesOfFiles } from './content-types.ts'
import { speculationRulesPath } from './speculation-rules.ts'

/** A response header and its value. */
export type Header = readonly [name: string, value: string]

/**
 * What a document may load and do, and what may be done to it: scripts, styles and all else come from this site, nothing
 * stands within a document, and no text becomes code (Trusted Types: React hydrates without making any).
 */
const policy = [
  // For the manifest: some browsers do not know `manifest-src`, and say so on every page. What else there is, is named.
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const

/** The policy as it stands in the documents themselves, for hosts that cannot send headers (GitHub Pages). */
export const policyInDocuments = policy.join('; ')

/** The policy as a header, which alone can keep a document out of other sites' frames. */
export const contentSecurityPolicy = `${policyInDocuments}; frame-ancestors 'none'`

/** The headers that every response carries; those of a file by itself (`headersOfFiles`) take their place. */
export function headersOf(basePath: string): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy],
    // A year. Subdomains are not this site's to speak for.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Speculation-Rules', `"${atBasePath(speculationRulesPath, basePath)}"`],
  ]
}

/** What other sites' pages may read: the figures and the feeds are there to be quoted, and nothing else is. */
const quotable: readonly string[] = [fileAddresses.figures, fileAddresses.atom, fileAddresses.jsonFeed]

/** The headers by which pages of other sites may read a file. */
const shared: readonly Header[] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
]

/** The headers by which a file differs from the others, by its path below the base path. */
export const headersOfFiles: Readonly<Record<string, readonly Header[]>> = Object.fromEntries(
  [...new Set([...Object.keys(contentTypesOfFiles), ...quotable])].map((path) => {
    const type = contentTypesOfFiles[path]
    const typed: Header[] = type === undefined ? [] : [['Content-Type', type]]
    return [path, quotable.includes(path) ? [...typed, ...shared] : typed]
  }),
)

/** The folder whose files carry a hash of their content in their names. */
export const hashedFolder = '/assets/'

/** How long a response may be kept: files with a hash in their names for a year, all others are asked for again. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const

/** How long a file may be kept, by its path below the base path. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedFolder) ? caching.hashed : caching.other
}
