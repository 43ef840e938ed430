/** The files that other programs request, by their addresses within the site. */
export const fileAddresses = {
  sitemap: '/sitemap.xml',
  atom: '/feed.xml',
  jsonFeed: '/feed.json',
  manifest: '/site.webmanifest',
  summitCalendar: '/innovation-summit.ics',
  annualSummitCalendar: '/innovation-summit-geneve.ics',
  nominationsCalendar: '/nominate-beacon.ics',
  robots: '/robots.txt',
  llms: '/llms.txt',
  figures: '/figures.json',
  figuresTable: '/figures.csv',
} as const

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
