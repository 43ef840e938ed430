import GithubSlugger from 'github-slugger'

/** Makes the id of a heading from its words. */
export type Slugger = (heading: string) => string

/** Ids that the layout uses itself, which no heading may take. */
const reservedIds = ['content', 'menu', 'navigation', 'footer']

/** Makes ids as writers know them from GitHub, each only once on a page, and never an empty one. */
export function createSlugger(): Slugger {
  const slugger = new GithubSlugger()
  for (const id of reservedIds) slugger.slug(id)
  const made = new GithubSlugger()
  return (heading) => slugger.slug(made.slug(heading).replace(/^-+|-+$/g, '') ? heading : 'section')
}
