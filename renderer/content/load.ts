import { acceptedTexts } from './entries/accepted.ts'
import { createAnchorFinder } from './entries/anchors.ts'
import { assembleContent } from './entries/assemble.ts'
import { checkAndRender, checkRemainder } from './entries/check-and-render.ts'
import { checkIds, checkOrder, isDraft, type ReadEntry } from './entries/entry.ts'
import { divideFiles, readFiles } from './entries/read-files.ts'
import { checkRedirects, findRedirects } from './entries/redirects.ts'
import { reviewFigures } from './entries/review.ts'
import { gatherSurroundings } from './entries/surroundings.ts'
import { listRoutes, shownAt } from './kinds/routes.ts'
import { createMemory, type Memory } from './memory/memory.ts'
import { settleMoves } from './names/settle-moves.ts'
import { limitProblems, sortProblems } from './problems/problem.ts'
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
  /** Kept from one load to the next; with it, a broken file is shown in its last good version. Empty by default. */
  memory?: Memory
}

/** Where the content is, and the day on which it is checked. */
export type ContentPlace = Pick<LoadOptions, 'root' | 'publicFolder' | 'today'>

/** The content as loaded, and everything that is wrong. */
export type LoadedContent = ReturnType<typeof loadContent>

/** Reads, validates, checks and renders all content in one pass; all problems are reported at once. */
export function loadContent({ memory = createMemory(), ...options }: LoadOptions) {
  const read = readContent({ ...options, memory })
  const { files, entries, stale, remainders, shown, isDraftFile, surroundings } = read
  const checkText = (entry: ReadEntry) => {
    const around = isDraftFile(entry) ? surroundings.draft : surroundings.published
    const made = memory.make(entry, 'page', around, (traced) => checkAndRender(entry, traced))
    // Placing what was found has parsed the frontmatter once more.
    entry.source.release()
    return { entry, made }
  }
  const checked = entries.map(checkText)
  const outcomes = checked.map(({ made }) => made.outcome)
  const problems = [
    ...read.problems,
    // The last good version of a broken file has nothing left to report.
    ...checked.flatMap(({ entry, made }) => (stale.has(entry) ? [] : made.outcome.problems)),
    ...remainders.flatMap((rest) => {
      const mayBeDraft = rest.source.isUnsure('draft') || isDraft({ data: rest.source.fields })
      return checkRemainder(rest, mayBeDraft ? surroundings.draft : surroundings.published)
    }),
  ]
  // A text that cannot be read, or does not name its term, may mean some of them.
  const isSure = read.broken.size === 0 && !problems.some(({ rule }) => rule === 'terms/reference')
  const used = outcomes.flatMap(({ terms }) => terms)
  const placeholders = checked.flatMap(({ entry, made }) => (isDraftFile(entry) ? [] : made.outcome.placeholders))
  const content = assembleContent(shown, new Map(checked.map(({ entry, made }) => [entry.file, made])))
  const pages = new Map(files.map(({ kind, id, file }) => [file, shownAt(kind, id)]))
  const redirects = read.redirects.map(({ from, to }) => ({ from, to }))
  return {
    ...read,
    /** Undefined while a file that every page needs is broken. */
    site: content && { ...content, figures: read.figures, redirects },
    /** The address of the page that shows a file; undefined for files of every page, such as the settings. */
    pageShowing: (file: string) => pages.get(file),
    problems: limitProblems(sortProblems([...problems, ...(isSure ? findUnusedTerms(read.terms ?? [], used) : [])])),
    placeholders: sortProblems([...read.placeholders, ...placeholders]),
    /** The addresses of the pictures that are shown. */
    pictures: outcomes.flatMap(({ pictures }) => pictures),
    /** Texts with numbers that a file accepts, with a reason, and the pages that may show them. */
    accepted: entries.flatMap(acceptedTexts),
    /** The number of references to figures in the texts. */
    references: outcomes.reduce((sum, { references }) => sum + references, 0),
  }
}

/** Reads every file, and checks all frontmatter against the ledger and against each other; texts are not looked at yet. */
function readContent({ publicFolder, ...options }: LoadOptions & { memory: Memory }) {
  const read = divideFiles(settleMoves(readFiles(options), options), options)
  const review = reviewFigures(read, options.today)
  const { figures, differences, placeholders } = review
  const anchorsOf = createAnchorFinder(read, figures, options.memory)
  const redirects = findRedirects(read.shown)
  return {
    ...read,
    ...{ figures, differences, placeholders, anchorsOf },
    /** The old addresses of what is shown. */
    redirects,
    problems: [
      ...read.problems,
      ...checkIds(read.entries, read.moved),
      ...checkOrder(read.entries, read.expected),
      ...checkRedirects(findRedirects(read.entries), listRoutes(read.expected)),
      ...review.problems,
      ...findNumbersInMeanings(read.terms ?? [], read.phrases ?? []),
    ],
    /** What a text may ask of the rest of the site. */
    surroundings: gatherSurroundings(read, review, { anchorsOf, redirects, publicFolder }),
    /** Whether every file and the ledger could be read, so that no figure is missing because of a fault. */
    isWhole: review.isWhole && read.broken.size === 0 && read.ledger !== undefined,
  }
}
