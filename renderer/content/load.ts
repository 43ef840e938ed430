import { type AcceptedText, acceptedTexts } from './entries/accepted.ts'
import { assembleContent } from './entries/assemble.ts'
import { checkAndRender, checkRemainder } from './entries/check-and-render.ts'
import { isDraft, type ReadEntry } from './entries/entry.ts'
import { type ReadContent, type ReadOptions, readContent } from './entries/read-content.ts'
import type { Site } from './entries/site.ts'
import { shownAt } from './kinds/routes.ts'
import type { Section } from './markdown/render.ts'
import type { Made } from './memory/make.ts'
import { createMemory, type Memory } from './memory/memory.ts'
import { sortProblems, tellFirst } from './problems/problem.ts'
import type { Checked } from './rules/index.ts'
import type { PlacedAddress } from './rules/targets.ts'
import { findUnusedTerms } from './terms/terms.ts'

/** How content is loaded. */
export interface LoadOptions extends Omit<ReadOptions, 'memory'> {
  /** Kept from one load to the next; with it, a broken file is shown in its last good version. Empty by default. */
  memory?: Memory
}

/** The content as loaded: the site, unless a file that every page needs is broken, and everything that is wrong. */
export interface LoadedContent extends ReadContent {
  site?: Site
  /** The address of the page that shows a file; undefined for files of every page, such as the settings. */
  pageShowing: (file: string) => string | undefined
  /** Every use of a link that leaves the site. */
  externalLinks: PlacedAddress[]
  /** Every use of a picture. */
  pictures: PlacedAddress[]
  /** Texts with numbers that a file accepts, with a reason, and the pages that may show them. */
  accepted: readonly AcceptedText[]
  /** The number of references to figures in the texts. */
  references: number
}

/** Reads, validates, checks and renders all content in one pass; all problems are reported at once. */
export function loadContent({ memory = createMemory(), ...options }: LoadOptions): LoadedContent {
  const read = readContent({ ...options, memory })
  const { files, entries, stale, remainders, shown, isDraftFile, surroundings } = read
  const checked = entries.map((entry) => ({ entry, made: checkText(entry, read, memory) }))
  const outcomes = checked.map(({ made }) => made.outcome)
  const problems = [
    ...read.problems,
    // The last good version of a broken file has nothing left to report.
    ...checked.flatMap(({ entry, made }) => (stale.has(entry) ? [] : made.outcome.problems)),
    ...remainders.flatMap((rest) => {
      const mayBeDraft = rest.source.isUnsure('draft') || isDraft({ data: rest.source.fields }, options.today)
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
  const site = content && { ...content, figures: read.figures, redirects }
  return {
    ...read,
    ...(site && { site }),
    pageShowing: (file) => pages.get(file),
    problems: tellFirst(sortProblems([...problems, ...(isSure ? findUnusedTerms(read.terms ?? [], used) : [])])),
    placeholders: sortProblems([...read.placeholders, ...placeholders]),
    externalLinks: outcomes.flatMap(({ outside }) => outside),
    pictures: outcomes.flatMap(({ pictures }) => pictures),
    accepted: entries.flatMap(acceptedTexts),
    references: outcomes.reduce((sum, { references }) => sum + references, 0),
  }
}

/** Checks one entry against every rule, and renders its text. */
function checkText(
  entry: ReadEntry,
  { isDraftFile, surroundings: { draft, published } }: Pick<ReadContent, 'isDraftFile' | 'surroundings'>,
  memory: Memory,
): Made<Checked, readonly Section[]> {
  const surroundings = isDraftFile(entry) ? draft : published
  const made = memory.make(entry, 'page', surroundings, (traced) => checkAndRender(entry, traced))
  // Placing what was found has parsed the frontmatter once more.
  entry.source.release()
  return made
}
