import { listRoutes } from '../kinds/routes.ts'
import type { Memory } from '../memory/memory.ts'
import { settleMoves } from '../names/settle-moves.ts'
import type { Problem } from '../problems/problem.ts'
import type { AnchorFinder } from '../rules/rule.ts'
import { findNumbersInMeanings } from '../terms/terms.ts'
import { type AllFigures, findAllFigures } from './all-figures.ts'
import { createAnchorFinder } from './anchors.ts'
import { checkIds, checkOrder } from './entry.ts'
import { type Publication, tellDrafts } from './publication.ts'
import { type ReadFiles, readFiles } from './read-files.ts'
import { checkRedirects, findRedirects, type PlacedRedirect } from './redirects.ts'
import { type Review, reviewFigures } from './review.ts'
import { gatherSurroundings, type Surroundings } from './surroundings.ts'

/** What is read. */
export interface ReadOptions {
  /** The folder that is laid out like `markdown/`. */
  root: string
  /** The folder of files that are served as they are. */
  publicFolder: string
  /** Whether drafts are part of the site, as in the live preview. */
  includeDrafts?: boolean
  /** The day of the check, as 2030-06-15. */
  today: string
  /** What is kept from one load to the next; with it, a broken file keeps its last good version. */
  memory: Memory
}

/** All files of the content as they were read, checked against each other, with their texts not looked at yet. */
export interface ReadContent extends ReadFiles, Publication, Pick<AllFigures, 'figures'>, Pick<Review, 'differences'> {
  anchorsOf: AnchorFinder
  /** The old addresses of what is shown. */
  redirects: readonly PlacedRedirect[]
  /** Entries of the ledger that still are to be written. */
  placeholders: Problem[]
  /** What a text may ask of the rest of the site. */
  surroundings: { published: Surroundings; draft: Surroundings }
  /** Whether every file and the ledger could be read, so that no figure is missing because of a fault. */
  isWhole: boolean
}

/** Reads every file, and checks all frontmatter against the ledger and against each other. */
export function readContent({ publicFolder, ...options }: ReadOptions): ReadContent {
  const read = settleMoves(readFiles(options), options)
  const publication = tellDrafts(read, options)
  const all = findAllFigures(read, publication)
  const review = reviewFigures(read, publication, all, options.today)
  const anchorsOf = createAnchorFinder(read, all.figures, options.memory)
  const redirects = findRedirects(publication.shown)
  return {
    ...read,
    ...publication,
    redirects,
    figures: all.figures,
    anchorsOf,
    problems: [
      ...read.problems,
      ...checkIds(read.entries, read.moved),
      ...checkOrder(read.entries, read.expected),
      ...checkRedirects(findRedirects(read.entries), listRoutes(read.expected)),
      ...all.repeated,
      ...review.problems,
      ...findNumbersInMeanings(read.terms ?? [], read.phrases ?? []),
    ],
    differences: review.differences,
    placeholders: review.placeholders,
    surroundings: gatherSurroundings(read, publication, all, review, { anchorsOf, redirects, publicFolder }),
    isWhole: all.whole !== undefined && read.broken.size === 0 && read.ledger !== undefined,
  }
}
