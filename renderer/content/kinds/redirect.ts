/** An old address of the site, and where it leads now. */
export interface Redirect {
  /** `/index.php/old-call/`, with or without a slash at its end: both redirect. */
  from: string
  /** The address of a page, or of a file in public/. */
  to: string
}

/**
 * An address normalized for comparison: hosts serve `/about` for `/About`, `/about/`, `/about.html` and
 * `/about/index.html` too.
 */
export function plainAddress(address: string): string {
  return (
    address
      .toLowerCase()
      .replace(/\/+$/, '')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/index$/, '') || '/'
  )
}

/** An old address with and without a slash at its end, for hosts that distinguish them. */
export function bothForms(from: string): string[] {
  const plain = from.replace(/\/$/, '')
  return [`${plain}/`, plain]
}

/** The name of the page at an old address, for hosts without rules. */
export function redirectDocument(from: string): string {
  return `${from.slice(1).replace(/\/$/, '')}/index.html`
}
