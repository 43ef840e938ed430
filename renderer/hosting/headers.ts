import { fileAddresses } from '../addresses.ts'
import { atBasePath } from './base-path.ts'

export type Header = readonly [name: string, value: string]

/**
 * What a document may load and do: scripts, styles and everything else come from this site, none of it inline, and no
 * text becomes code (Trusted Types; React hydrates without needing them).
 */
const policy = [
  // For scripts, styles, pictures, fonts, what is fetched, and the manifest; the rest is named below.
  "default-src 'self'",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const

/** The policy as it is written into documents, for hosts that cannot send headers (GitHub Pages). */
export const policyInDocuments = policy.join('; ')

/** The policy as a header; only a header can keep a document out of frames. */
export const contentSecurityPolicy = `${policyInDocuments}; frame-ancestors 'none'`

/** The headers of every response, which those of a single file override. */
export function headersOf(basePath: string): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy],
    // A year. This site does not decide for subdomains.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Speculation-Rules', `"${atBasePath(fileAddresses.speculationRules, basePath)}"`],
  ]
}

/** The headers by which pages of other sites may read what is there to be quoted: the figures and the feeds. */
const quotable: readonly Header[] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
]

/** The folder whose files carry a hash of their content in their names. */
export const hashedFolder = '/assets/'

/**
 * The headers by which files differ from the others, by their paths below the base path. Names that change with their
 * content may be kept for a year; the endings of some others say too little.
 */
export const headersOfFiles: Readonly<Record<string, readonly Header[]>> = {
  [`${hashedFolder}*`]: [['Cache-Control', 'public, max-age=31536000, immutable']],
  [fileAddresses.speculationRules]: [['Content-Type', 'application/speculationrules+json']],
  [fileAddresses.atom]: [['Content-Type', 'application/atom+xml; charset=utf-8'], ...quotable],
  [fileAddresses.jsonFeed]: [['Content-Type', 'application/feed+json; charset=utf-8'], ...quotable],
  [fileAddresses.figures]: quotable,
  [fileAddresses.figuresTable]: quotable,
}

/** The headers by which a file differs from the others. */
export function headersOfFile(path: string): readonly Header[] {
  return headersOfFiles[path.startsWith(hashedFolder) ? `${hashedFolder}*` : path] ?? []
}
