/** A response header and its value. */
export type Header = readonly [name: string, value: string]

/**
 * The headers that every response carries. No script, style or frame from elsewhere, and none within a document.
 */
export const securityHeaders: readonly Header[] = [
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

/** The folder whose files carry a hash of their content in their names. */
export const hashedFolder = '/assets/'

/** How long a response may be kept: files with a hash in their names for a year, all others are asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}
