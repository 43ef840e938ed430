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
