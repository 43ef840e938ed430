import type { Figures } from '../figures/figure.ts'
import type { ContentKind } from '../kinds/routes.ts'

/** What rendering a text needs of the site. */
export interface RenderContext {
  figures: Figures
  /** The id of the file; its own figures need no prefix. */
  scope: string
  /** What `:contact-email` and `:website` stand for. */
  email: string
  website: string
  /** The meaning of a term of the list, by any of its forms. */
  meaningOf: (words: string) => string | undefined
  /** The kind of the file: its page may use ids itself. */
  kind: ContentKind
}
