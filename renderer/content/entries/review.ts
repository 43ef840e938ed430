import { compareLedger, figuresByPage } from '../figures/compare.ts'
import { codeFigures, countFigures } from '../figures/derived.ts'
import { type Figures, scopeOf } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import { findUnwrittenEntries } from '../figures/new-entry.ts'
import { listRoutes, pageOf } from '../kinds/routes.ts'
import { errorAt, startOf } from '../problems/problem.ts'
import { checkRelations } from '../relations/index.ts'
import { findPastCopyright, findPastDays } from '../relations/past.ts'
import { assembleContent, assembleParts } from './assemble.ts'
import type { DividedFiles } from './read-files.ts'

/** All figures of the site, and what the ledger says of them. */
export type Review = ReturnType<typeof reviewFigures>

/** Compares all figures with the ledger and with each other, as far as the ledger can be read. */
export function reviewFigures(read: DividedFiles, today: string) {
  const { figures, isUnknown, whole, repeated } = findAllFigures(read)
  const { ledger, entries, expected, explained, isDraftId, published } = read
  const all = {
    figures,
    /** Whether nothing can be said of a figure: its file is broken, or two of its figures share a name, one by mistake. */
    isUnknown,
    isWhole: whole !== undefined,
  }
  if (!ledger)
    return { ...all, problems: repeated, differences: [], placeholders: [], isUnreviewed: () => false, dueOn: () => [] }
  // A draft's figures may be reviewed before it is published; they need not.
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
  const relations = checkRelations({ ...all, content: whole ?? assembleParts(published), ledger })
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
  return {
    ...all,
    problems: [...repeated, ...problems],
    /** Where ledger and content say different things; the problems tell of each. */
    differences,
    /** Entries of the ledger that still are to be written. */
    placeholders,
    /** Whether a figure is a draft's and not reviewed yet. */
    isUnreviewed,
    /** The figures that visitors must see on a page. */
    dueOn: (page: string) => due.get(page) ?? [],
  }
}

/** Combines the figures of the code, the counted ones and those of the files. */
function findAllFigures({ entries, expected, moved, broken, published }: DividedFiles) {
  /** What is published, for what needs all of it, such as counting; undefined while a file is broken or missing. */
  const whole = entries.length === expected.length - moved.length ? assembleContent(published) : undefined
  const counts = whole ? countFigures(whole) : []
  const repeated = entries.flatMap(({ id: scope, figures }) =>
    [...groupBy(figures, ({ id }) => id).values()].flatMap(([, ...others]) =>
      others.map((each) => ({ scope, ...each })),
    ),
  )
  const unclear = new Set(repeated.map(({ scope }) => scope))
  const isUnknown = (id: string) => {
    const scope = scopeOf(id)
    return broken.has(scope) || unclear.has(scope) || (scope === 'count' && counts.length === 0)
  }
  const all = groupBy([...codeFigures(), ...counts, ...entries.flatMap((entry) => entry.figures)], ({ id }) => id)
  // Of two figures of one name the first has it.
  const figures: Figures = Object.fromEntries([...all].map(([id, [first]]) => [id, first]))
  const fix = 'give one of them another `id`, or a milestone another `label`'
  const problems = repeated.map(({ id, location }) =>
    errorAt(location, 'figures/name', `there are two figures \`${id}\` in this file`, fix),
  )
  return { figures, isUnknown, whole, repeated: problems }
}
