import { compareLedger, figuresByPage } from '../figures/compare.ts'
import type { LedgerDifference } from '../figures/differences.ts'
import { scopeOf } from '../figures/figure.ts'
import { findUnwrittenEntries } from '../figures/new-entry.ts'
import { listRoutes, pageOf } from '../kinds/routes.ts'
import { type Problem, startOf } from '../problems/problem.ts'
import { checkRelations } from '../relations/index.ts'
import { findPastCopyright, findPastDays } from '../relations/past.ts'
import type { AllFigures } from './all-figures.ts'
import { assembleParts } from './assemble.ts'
import type { Publication } from './publication.ts'
import type { ReadFiles } from './read-files.ts'

/** What the ledger says of the figures. */
export interface Review {
  problems: Problem[]
  /** Where ledger and content say different things; the problems tell of each. */
  differences: readonly LedgerDifference[]
  /** Entries of the ledger that still are to be written. */
  placeholders: Problem[]
  /** Whether a figure is a draft's and not reviewed yet. */
  isUnreviewed: (id: string) => boolean
  /** The figures that visitors must see on a page. */
  dueOn: (page: string) => readonly string[]
}

/** Compares all figures with the ledger and with each other, as far as the ledger can be read. */
export function reviewFigures(
  { ledger, entries, expected, explained }: ReadFiles,
  { isDraftId, published }: Publication,
  { figures, isUnknown, whole, repeated }: AllFigures,
  today: string,
): Review {
  if (!ledger) return { problems: [], differences: [], placeholders: [], isUnreviewed: () => false, dueOn: () => [] }
  // A draft's figures may be reviewed before its day, so that its publish date finds the ledger ready; they need not.
  const reviewed = new Set(ledger.figures.map(({ id }) => id))
  const isUnreviewed = (id: string) => !reviewed.has(id) && isDraftId(scopeOf(id))
  const reviewable = Object.fromEntries(Object.entries(figures).filter(([id]) => !isUnreviewed(id)))
  const routes = new Set(listRoutes(expected).map(({ path }) => path))
  const pages = new Map(expected.map(({ kind, id }) => [id, pageOf(kind, id)]))
  const { differences, problems } = compareLedger(ledger, reviewable, {
    routes,
    isUnknown,
    isExplained: (id) => explained.has(id),
    pageOf: (scope) => pages.get(scope),
  })
  const doubtful = new Set(repeated.map(({ file }) => file))
  const content = whole ?? assembleParts(published)
  const relations = checkRelations({ content, figures, ledger, isUnknown, isWhole: whole !== undefined })
  problems.push(...relations.filter(({ file }) => !doubtful.has(file)))
  if (whole) {
    const settings = entries.find(({ kind }) => kind === 'settings')
    const locate = () => settings?.source.locate(['footer', 'copyright']) ?? startOf(whole.settings.file)
    problems.push(...findPastDays(whole, figures, today), ...findPastCopyright(whole, figures, today, locate))
  }
  const placeholders = findUnwrittenEntries(ledger)
  // The syntax tree of a large ledger takes more memory than all texts.
  ledger.release()
  const due = figuresByPage(ledger)
  return { problems, differences, placeholders, isUnreviewed, dueOn: (page) => due.get(page) ?? [] }
}
