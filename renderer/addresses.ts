/** The files that other programs request, by their addresses within the site. */
export const fileAddresses = {
  sitemap: '/sitemap.xml',
  atom: '/feed.xml',
  jsonFeed: '/feed.json',
  manifest: '/site.webmanifest',
  icon: '/icon.svg',
  summitCalendar: '/innovation-summit.ics',
  annualSummitCalendar: '/innovation-summit-geneve.ics',
  nominationsCalendar: '/nominate-beacon.ics',
  robots: '/robots.txt',
  llms: '/llms.txt',
  figures: '/figures.json',
  figuresTable: '/figures.csv',
  /** Where to report a vulnerability (RFC 9116, section 3). */
  security: '/.well-known/security.txt',
  speculationRules: '/speculation-rules.json',
} as const

/**
 * The address of the search index below the base path. It is asked for again each time, and is not sent when it is the
 * same: with a hash in its name, which every page would have to know, one edit would change every page.
 */
export const searchIndexPath = '/search/index.json'

/** How many files the terms of a large site are in; with so many, each of a to z and of 0 to 9 is in another. */
const slices = 38

/** The address of the terms that begin with the same character as this one: a large site has its search index in pieces. */
export function termsAddress(term: string): string {
  return `/search/terms-${(term.codePointAt(0) ?? 0) % slices}.json`
}

/** The address of the texts of a page, from which search quotes. */
export function textsAddress(path: string): string {
  return `/search/texts${documentAddress(path)}.json`
}

/** The files of search; a site that is not large has only the first. */
export function searchFiles(paths: readonly string[]): string[] {
  const terms = Array.from({ length: slices }, (_, slice) => termsAddress(String.fromCodePoint(slice)))
  return [searchIndexPath, ...terms, ...paths.map(textsAddress)]
}

/** The address of the markdown copy of a page: `/about` has `/about.md`, `/` has `/index.md`. */
export function markdownAddress(path: string): string {
  return `${documentAddress(path)}.md`
}

/** The address of the preview image of a page: `/about` has `/previews/about.png`. */
export function previewImageAddress(path: string): string {
  return `/previews${documentAddress(path)}.png`
}

/** The address of a page without the ending of its document; only the home page's has a name of its own. */
export function documentAddress(path: string): string {
  return path === '/' ? '/index' : path
}
