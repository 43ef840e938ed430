import { type AcceptedText, acceptedTexts } from './entries/accepted.ts'
import { assembleContent } from './entries/assemble.ts'
import { checkAndRender, checkRemainder } from './entries/check-and-render.ts'
import { isDraft, type ReadEntry } from './entries/entry.ts'
import { type ReadContent, type ReadOptions, readContent } from './entries/read-content.ts'
import type { PlacedRedirect } from './entries/redirects.ts'
import type { Content, EntryText, Site } from './entries/site.ts'
import type { LedgerDifference } from './figures/differences.ts'
import type { Figures } from './figures/figure.ts'
import type { Ledger } from './figures/ledger.ts'
import type { Phrases } from './figures/phrases.ts'
import { type Route, shownAt } from './kinds/routes.ts'
import type { Made } from './memory/make.ts'
import { createMemory, type Memory } from './memory/memory.ts'
import { type Problem, sortProblems, tellFirst } from './problems/problem.ts'
import type { Checked } from './rules/index.ts'
import type { AnchorFinder } from './rules/rule.ts'
import type { PlacedAddress } from './rules/targets.ts'
import { findUnusedTerms } from './terms/check-terms.ts'

/** How content is loaded. */
export interface LoadOptions extends Omit<ReadOptions, 'memory'> {
  /** Whether texts are rendered, which takes a third of the time and which only a site needs; true unless told. */
  renders?: boolean
  /** What is kept from one load to the next; with it, a broken file is shown in its last sound form. Empty unless given. */
  memory?: Memory
  /** The files, where they have been read already. */
  read?: ReadContent
}

/**
 * The content as loaded: the site, unless texts are not rendered or a file that every page needs is broken, and everything
 * that is wrong.
 */
export interface LoadedContent {
  /** What the files say, without their rendered texts where none are rendered. */
  content?: Content
  site?: Site
  routes: Route[]
  /** Old addresses that lead on, each with the place where it is written. */
  redirects: readonly PlacedRedirect[]
  /** The address of the page that shows a file; undefined for what belongs to every page, such as the settings. */
  pageShowing: (file: string) => string | undefined
  /** The places on a page that links may lead to. */
  anchorsOf: AnchorFinder
  ledger?: Ledger
  figures: Figures
  /** Where the ledger and the content say different things; the problems tell of each. */
  differences: readonly LedgerDifference[]
  problems: Problem[]
  /** Stand-ins for what is not known yet, which a release refuses. */
  placeholders: Problem[]
  /** Every link that leaves the site, as often as it stands in the content. */
  externalLinks: PlacedAddress[]
  /** Every picture that is shown, as often as it stands in the content. */
  pictures: PlacedAddress[]
  /** Texts with numbers that a file accepts, with a reason, and the pages that may show them. */
  accepted: readonly AcceptedText[]
  /** Ordinary language in which a number is no figure. */
  phrases: Phrases | undefined
  /** Whether every file and the ledger could be read, so that no figure is missing because of a fault. */
  isWhole: boolean
  /** How many references to figures stand in the texts. */
  references: number
  /** How many files were read. */
  fileCount: number
}

/** Reads, validates, checks and renders the whole content in one pass; all problems come at once. */
export function loadContent({
  renders = true,
  memory = createMemory(),
  read: before,
  ...options
}: LoadOptions): LoadedContent {
  const read = before ?? readContent({ ...options, memory })
  const { files, entries, stale, remainders, shown, isDraftFile, surroundings, isWhole } = read
  const { figures, differences, ledger, phrases, routes, redirects, anchorsOf } = read
  const problems = [...read.problems]
  const placeholders = [...read.placeholders]
  const externalLinks: PlacedAddress[] = []
  const pictures: PlacedAddress[] = []
  const usedTerms: string[] = []
  let references = 0
  const texts = new Map<string, Made<unknown, EntryText>>()
  for (const entry of entries) {
    const made = checkText(entry, read, { memory, renders })
    const checked = made.outcome
    // In the place of a broken file stands its last sound form, of which nothing needs to be told any more.
    if (!stale.has(entry)) problems.push(...checked.problems)
    externalLinks.push(...checked.outside)
    pictures.push(...checked.pictures)
    references += checked.references
    usedTerms.push(...checked.terms)
    if (!isDraftFile(entry)) placeholders.push(...checked.placeholders)
    texts.set(entry.file, made)
  }
  for (const rest of remainders) {
    const mayBeDraft = rest.source.isUnsure('draft') || isDraft({ data: rest.source.fields }, options.today)
    problems.push(...checkRemainder(rest, mayBeDraft ? surroundings.draft : surroundings.published))
  }
  // What cannot be read, or names no term, may mean some of them.
  const isSure = read.broken.size === 0 && !problems.some(({ rule }) => rule === 'terms/reference')
  if (isSure) problems.push(...findUnusedTerms(read.terms ?? [], usedTerms))
  const content = assembleContent(shown, texts)
  return {
    ...(content && { content }),
    ...(content &&
      renders && { site: { ...content, figures, redirects: redirects.map(({ from, to }) => ({ from, to })) } }),
    ...(ledger && { ledger }),
    routes,
    redirects,
    pageShowing: findPages(files),
    anchorsOf,
    figures,
    differences,
    problems: tellFirst(sortProblems(problems)),
    placeholders: sortProblems(placeholders),
    externalLinks,
    pictures,
    accepted: entries.flatMap(acceptedTexts),
    phrases,
    references,
    isWhole,
    fileCount: files.length,
  }
}

function findPages(files: ReadContent['files']): LoadedContent['pageShowing'] {
  const pages = new Map(files.map(({ kind, id, file }) => [file, shownAt(kind, id)]))
  return (file) => pages.get(file)
}

/** Checks one entry against every rule, and renders its text where that is asked for. */
export function checkText(
  entry: ReadEntry,
  { isDraftFile, surroundings: { draft, published } }: Pick<ReadContent, 'isDraftFile' | 'surroundings'>,
  { memory, renders }: { memory: Memory; renders: boolean },
): Made<Checked, EntryText> {
  const surroundings = isDraftFile(entry) ? draft : published
  const made = memory.make(entry, renders ? 'page' : 'check', surroundings, (traced) =>
    checkAndRender(entry, traced, renders),
  )
  // Placing what was found has parsed the frontmatter once more.
  entry.source.release()
  return made
}
