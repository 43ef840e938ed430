import type { Index } from '../entries/site-index.ts'

/** The index of a site of which nothing is known. */
export const emptyIndex: Index = {
  figures: {},
  phrases: [],
  isUnreviewed: () => false,
  routes: new Set(),
  draftAt: () => undefined,
  leadsTo: () => undefined,
  anchorsOf: () => [],
  publicFiles: new Set(),
  isPublicFile: () => false,
  categoriesIn: () => ({ names: [], file: '' }),
  meaningOf: () => undefined,
  termNames: [],
  titleOf: () => undefined,
  siteName: '',
  email: '',
  website: '',
}
