import type { CollectionData, CollectionName, SingleData, SingleName } from './collections.ts'
import type { Figures } from './figures/figure.ts'
import type { Section } from './markdown/render.ts'
import type { WrittenPart } from './markdown/write-out.ts'

/** A content file, validated, with its text rendered. */
export interface Entry<Data> {
  /** The name of the file without its ending, and for numbered files without the number. */
  id: string
  /** The number of a policy section. */
  number?: number
  /** The path that messages name. */
  file: string
  data: Data
  /** The text beneath the frontmatter; a page in MDX brings its own and has none here. */
  sections: readonly Section[]
  /** The same text in plain markdown, with its references written out. */
  text: readonly WrittenPart[]
}

/** All content files, in the order in which the site shows them. */
export type Content = { readonly [Name in CollectionName]: readonly Entry<CollectionData<Name>>[] } & {
  readonly [Name in SingleName]: Entry<SingleData<Name>>
}

/** The whole content of the site with its figures, as the pages use it. */
export interface Site extends Content {
  readonly figures: Figures
}
