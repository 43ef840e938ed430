import { acceptedTexts } from './entries/accepted.ts'
import { assembleContent } from './entries/assemble.ts'
import { type CheckedText, createTextCheck } from './entries/check-texts.ts'
import { checkNames, checkOrder, isDraft, openEntry } from './entries/entry.ts'
import { gatherIndex } from './entries/gather-index.ts'
import type { FindKept, KeptFile } from './entries/kept-files.ts'
import { joinLostFiles } from './entries/lost-files.ts'
import { findPlaceholders } from './entries/placeholders.ts'
import { type ContentFiles, readFiles } from './entries/read-files.ts'
import { checkRedirects, findRedirects } from './entries/redirects.ts'
import { reviewFigures } from './entries/review-figures.ts'
import type { Site } from './entries/site.ts'
import { listRoutes, shownAt } from './kinds/routes.ts'
import { placeProblems } from './problems/place-problems.ts'
import { limitProblems, type PlacedProblem, sortProblems } from './problems/problem.ts'
import { findNumbersInMeanings, findUnusedTerms } from './terms/terms.ts'

export interface LoadOptions {
  /** The folder that is laid out like `markdown/`. */
  root: string
  /** The folder of files that are served as they are. */
  publicFolder: string
  /** Whether drafts are part of the site, as in the live preview. */
  includeDrafts?: boolean
  /** The day of the check, as 2030-06-15. */
  today: string
  /** Finds what was kept of a file from the load before; nothing by default. */
  findKept?: FindKept
}

/** Where the content is, and the day on which it is checked. */
export type ContentPlace = Pick<LoadOptions, 'root' | 'publicFolder' | 'today'>

/** Content that can be read: its files, the site that is made of them, and the problems of the check. */
export type LoadedContent = ReturnType<typeof checkFiles>

/** Content with a file that cannot be read: everything that is wrong with the files themselves, and nothing else. */
export interface UnreadableContent {
  isReadable: false
  problems: PlacedProblem[]
}

/**
 * Loads the content in two phases, each of which reports everything that it finds. Parsing looks at each file alone. Only
 * if all of them can be read, they are checked against each other.
 */
export function loadContent(options: LoadOptions): LoadedContent | UnreadableContent {
  const read = readFiles(options.root, options.findKept)
  if (!read.ok) return { isReadable: false, problems: limitProblems(sortProblems(read.problems)) }
  return checkFiles(read.value, options)
}

function checkFiles(content: ContentFiles, options: LoadOptions) {
  const { today, root, publicFolder, includeDrafts } = options
  const { entries, terms, phrases } = content
  const published = entries.filter((entry) => !isDraft(entry))
  const shown = includeDrafts ? entries : published
  const inPlace = assembleContent(published)
  const review = reviewFigures(content, inPlace, today)
  const index = gatherIndex(content, { shown, settings: inPlace.settings, publicFolder }, review)
  const check = createTextCheck(content, index, today, options.findKept)
  const texts = new Map(entries.map((entry): [string, CheckedText] => [entry.file, check(entry)]))
  const problems = [
    ...checkNames(entries),
    ...checkOrder(entries),
    ...checkRedirects(findRedirects(entries), listRoutes(entries)),
    ...review.problems,
    ...findNumbersInMeanings(terms, phrases),
    ...[...texts.values()].flatMap((text) => text.problems),
  ]
  // A reference to a term that is misspelt may mean one that seems unused.
  const isSure = !problems.some(({ rule }) => rule === 'terms/reference')
  const used = entries.flatMap(({ mentions }) => mentions.terms)
  const placed = placeProblems([...problems, ...(isSure ? findUnusedTerms(terms, used) : [])], content.textOf)
  const pages = new Map(entries.map(({ kind, id, file }) => [file, shownAt(kind, id)]))
  const redirects = findRedirects(shown)
  const old = redirects.map(({ from, to }) => ({ from, to }))
  const site: Site = { ...assembleContent(shown, texts), figures: review.figures, redirects: old }
  return {
    ...content,
    ...{ isReadable: true as const, routes: listRoutes(shown), redirects, index },
    /** All figures by id, those of drafts included. */
    figures: review.figures,
    problems: limitProblems(sortProblems(joinLostFiles(placed, content, root))),
    /** What pages are made from; drafts are part of it only if they are included. */
    site,
    /** The address of the page that shows a file; undefined for files of every page, such as the settings. */
    pageShowing: (file: string) => pages.get(file),
    /** The number of placeholders, which a release refuses, and a function that finds them. */
    placeholders: published.reduce((sum, { placeholders }) => sum + placeholders, 0),
    findPlaceholders: () => published.flatMap((entry) => findPlaceholders(openEntry(entry), entry.data)),
    pictures: entries.flatMap(({ mentions }) => mentions.pictures),
    /** Texts with numbers that a file accepts, with a reason, and the pages that may show them. */
    accepted: entries.flatMap(acceptedTexts),
    references: entries.reduce((sum, { references }) => sum + references, 0),
    /** What the next load need not parse again, nor check, where nothing was wrong with a text under its key. */
    keptFiles: content.files.flatMap(({ name, hash, value }): KeptFile[] => {
      const { key, problems } = texts.get(name) ?? {}
      const sound = key !== undefined && problems?.length === 0 ? [{ name, hash: key, value: {} }] : []
      return [{ name, hash, value }, ...sound]
    }),
  }
}
