import { type AcceptedText, acceptedTexts } from './entries/accepted.ts'
import { createAnchorFinder } from './entries/anchors.ts'
import { assembleContent } from './entries/assemble.ts'
import { checkAndRender } from './entries/check-and-render.ts'
import { checkNames, checkOrder } from './entries/entry.ts'
import { joinLostFiles } from './entries/lost-files.ts'
import { type ContentFiles, type DividedFiles, divideFiles, readFiles } from './entries/read-files.ts'
import { checkRedirects, findRedirects, type PlacedRedirect } from './entries/redirects.ts'
import { reviewFigures } from './entries/review.ts'
import type { Site } from './entries/site.ts'
import { gatherSurroundings, type Surroundings } from './entries/surroundings.ts'
import type { LedgerDifference } from './figures/differences.ts'
import type { Figures } from './figures/figure.ts'
import { listRoutes, type Route, shownAt } from './kinds/routes.ts'
import { createMemory, type Memory } from './memory/memory.ts'
import { placeProblems } from './problems/place-problems.ts'
import { limitProblems, type PlacedProblem, type Problem, sortProblems } from './problems/problem.ts'
import { findNumbersInMeanings, findUnusedTerms } from './terms/terms.ts'

/** How content is loaded. */
export interface LoadOptions {
  /** The folder that is laid out like `markdown/`. */
  root: string
  /** The folder of files that are served as they are. */
  publicFolder: string
  /** Whether drafts are part of the site, as in the live preview. */
  includeDrafts?: boolean
  /** The day of the check, as 2030-06-15. */
  today: string
  /** Kept from one load to the next. Empty by default. */
  memory?: Memory
}

/** Where the content is, and the day on which it is checked. */
export type ContentPlace = Pick<LoadOptions, 'root' | 'publicFolder' | 'today'>

/** Content that can be read: its files, the site that is made of them, and the problems of the check. */
export interface LoadedContent extends ContentFiles {
  isReadable: true
  problems: PlacedProblem[]
  /** What pages are made from; drafts are part of it only if they are included. */
  site: Site
  /** The pages of the site. */
  routes: readonly Route[]
  /** The old addresses of what is shown. */
  redirects: readonly PlacedRedirect[]
  /** Whether a file is a draft. */
  isDraftFile: DividedFiles['isDraftFile']
  /** The address of the page that shows a file; undefined for files of every page, such as the settings. */
  pageShowing: (file: string) => string | undefined
  /** All figures by id, those of drafts included. */
  figures: Figures
  /** Where ledger and content say different things. */
  differences: readonly LedgerDifference[]
  /** What is still to be written or confirmed, which a release refuses. */
  placeholders: Problem[]
  /** The addresses of the pictures that are shown. */
  pictures: readonly string[]
  /** Texts with numbers that a file accepts, with a reason, and the pages that may show them. */
  accepted: readonly AcceptedText[]
  /** The number of references to figures in the texts. */
  references: number
  /** What a text may ask of the rest of the site. */
  surroundings: Surroundings
}

/** Content with a file that cannot be read: everything that is wrong with the files themselves, and nothing else. */
export interface UnreadableContent {
  isReadable: false
  problems: PlacedProblem[]
}

/**
 * Loads the content in two phases, each of which reports everything that it finds. Reading looks at each file alone. Only
 * if all of them can be read, they are checked against each other and rendered.
 */
export function loadContent({ memory = createMemory(), ...options }: LoadOptions): LoadedContent | UnreadableContent {
  const read = readFiles({ root: options.root, memory })
  if (!read.ok) return { isReadable: false, problems: limitProblems(sortProblems(read.problems)) }
  return checkFiles(read.value, { ...options, memory })
}

/** Checks files that can all be read, and renders their texts. */
function checkFiles(
  content: ContentFiles,
  { publicFolder, ...options }: LoadOptions & { memory: Memory },
): LoadedContent {
  const { today, memory, root } = options
  const read = divideFiles(content, options)
  const { entries, shown, isDraftFile, terms, phrases } = read
  const review = reviewFigures(read, today)
  const anchorsOf = createAnchorFinder(entries, review.figures, memory)
  const redirects = findRedirects(shown)
  const surroundings = gatherSurroundings(read, review, { anchorsOf, redirects, publicFolder })
  const checked = entries.map((entry) => {
    const around = isDraftFile(entry) ? surroundings.draft : surroundings.published
    return { entry, made: memory.make(entry, 'page', around, (traced) => checkAndRender(entry, traced)) }
  })
  const outcomes = checked.map(({ made }) => made.outcome)
  const problems = [
    ...checkNames(entries),
    ...checkOrder(entries),
    ...checkRedirects(findRedirects(entries), listRoutes(entries)),
    ...review.problems,
    ...findNumbersInMeanings(terms, phrases),
    ...outcomes.flatMap((outcome) => outcome.problems),
  ]
  // A reference to a term that is misspelt may mean one that seems unused.
  const isSure = !problems.some(({ rule }) => rule === 'terms/reference')
  const used = outcomes.flatMap((outcome) => outcome.terms)
  const unused = isSure ? findUnusedTerms(terms, used) : []
  const placed = placeProblems([...problems, ...unused], content.textOf)
  const placeholders = checked.flatMap(({ entry, made }) => (isDraftFile(entry) ? [] : made.outcome.placeholders))
  const site: Site = {
    ...assembleContent(shown, new Map(checked.map(({ entry, made }) => [entry.file, made]))),
    figures: review.figures,
    redirects: redirects.map(({ from, to }) => ({ from, to })),
  }
  const pages = new Map(entries.map(({ kind, id, file }) => [file, shownAt(kind, id)]))
  return {
    ...content,
    ...{ isReadable: true, site, routes: read.routes, redirects, isDraftFile, surroundings },
    ...{ figures: review.figures, differences: review.differences },
    pageShowing: (file) => pages.get(file),
    problems: limitProblems(sortProblems(joinLostFiles(placed, content, root))),
    placeholders: [...review.placeholders, ...placeholders],
    pictures: outcomes.flatMap(({ pictures }) => pictures),
    accepted: entries.flatMap(acceptedTexts),
    references: outcomes.reduce((sum, { references }) => sum + references, 0),
  }
}
