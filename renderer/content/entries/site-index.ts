import type { Figures } from '../figures/figure.ts'
import type { Phrases } from '../figures/phrases.ts'
import type { CategoryList } from '../schemas/roles.ts'

/** What files may ask of each other. */
export interface Index {
  figures: Figures
  /** Phrases in which a number is not a figure. */
  phrases: Phrases
  /** Whether a figure is a draft's and not reviewed yet. */
  isUnreviewed: (id: string) => boolean
  /** The addresses of the pages. */
  routes: ReadonlySet<string>
  /** The file of a draft, by the address that its page will have. */
  draftAt: (path: string) => string | undefined
  /** Where an old address leads; undefined for any other, the address itself if redirects lead in a circle. */
  leadsTo: (path: string) => string | undefined
  /** The anchors on a page: the ids of its headings and parts. */
  anchorsOf: (path: string) => readonly string[]
  /** The addresses of the files in public/. */
  publicFiles: ReadonlySet<string>
  /** Whether an address, as a link has it, is that of a file in public/. */
  isPublicFile: (path: string) => boolean
  /** The categories in the settings, and the file of the settings. */
  categoriesIn: (list: CategoryList) => { names: readonly string[]; file: string }
  /** The meaning of a term of the list, by any of its forms. */
  meaningOf: (words: string) => string | undefined
  /** Every form of every term. */
  termNames: readonly string[]
  /** The title of the page at an address. */
  titleOf: (path: string) => string | undefined
  siteName: string
  /** The contact address, and that of the site. */
  email: string
  website: string
}
