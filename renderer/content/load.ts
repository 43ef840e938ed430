import { acceptedTexts } from './entries/accepted.ts'
import { createAnchorFinder } from './entries/anchors.ts'
import { assembleContent } from './entries/assemble.ts'
import { checkAndRender } from './entries/check-and-render.ts'
import { checkNames, checkOrder } from './entries/entry.ts'
import { joinLostFiles } from './entries/lost-files.ts'
import { type ContentFiles, divideFiles, readFiles } from './entries/read-files.ts'
import { checkRedirects, findRedirects } from './entries/redirects.ts'
import { reviewFigures } from './entries/review.ts'
import type { Site } from './entries/site.ts'
import { gatherSurroundings } from './entries/surroundings.ts'
import { listRoutes, shownAt } from './kinds/routes.ts'
import { createMemory, type Memory } from './memory/memory.ts'
import { limitProblems, type Problem, sortProblems } from './problems/problem.ts'
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

/** The content as loaded, with the problems of its check. */
export type LoadedContent = ReturnType<typeof checkFiles>

/** Content with a file that cannot be read: everything that is wrong with the files themselves, and nothing else. */
export interface UnreadableContent {
  isReadable: false
  problems: Problem[]
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
function checkFiles(content: ContentFiles, { publicFolder, ...options }: LoadOptions & { memory: Memory }) {
  const { today, memory, root } = options
  const read = divideFiles(content, options)
  const { entries, shown, isDraftFile, terms, phrases } = read
  const review = reviewFigures(read, today)
  const anchorsOf = createAnchorFinder(entries, review.figures, memory)
  const redirects = findRedirects(shown)
  const surroundings = gatherSurroundings(read, review, { anchorsOf, redirects, publicFolder })
  const checked = entries.map((entry) => {
    const around = isDraftFile(entry) ? surroundings.draft : surroundings.published
    const made = memory.make(entry, 'page', around, (traced) => checkAndRender(entry, traced))
    // Placing what was found has parsed the frontmatter once more.
    entry.source.release()
    return { entry, made }
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
  const unused = isSure
    ? findUnusedTerms(
        terms,
        outcomes.flatMap((outcome) => outcome.terms),
      )
    : []
  const placeholders = checked.flatMap(({ entry, made }) => (isDraftFile(entry) ? [] : made.outcome.placeholders))
  const site: Site = {
    ...assembleContent(shown, new Map(checked.map(({ entry, made }) => [entry.file, made]))),
    figures: review.figures,
    redirects: redirects.map(({ from, to }) => ({ from, to })),
  }
  const pages = new Map(entries.map(({ kind, id, file }) => [file, shownAt(kind, id)]))
  return {
    isReadable: true as const,
    ...read,
    ...review,
    ...{ anchorsOf, redirects, surroundings },
    site,
    /** The address of the page that shows a file; undefined for files of every page, such as the settings. */
    pageShowing: (file: string) => pages.get(file),
    problems: limitProblems(sortProblems([...joinLostFiles(problems, content, root), ...unused])),
    placeholders: sortProblems([...review.placeholders, ...placeholders]),
    /** The addresses of the pictures that are shown. */
    pictures: outcomes.flatMap(({ pictures }) => pictures),
    /** Texts with numbers that a file accepts, with a reason, and the pages that may show them. */
    accepted: entries.flatMap(acceptedTexts),
    /** The number of references to figures in the texts. */
    references: outcomes.reduce((sum, { references }) => sum + references, 0),
  }
}
