import { errorAt, type Location, type Problem } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { type Figure, type FigureForm, type Figures, scopeOf } from './figure.ts'
import { formatFigure, isUnitShown } from './format.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'
import { findLost, type LostFigures, tellLost } from './lost-figures.ts'
import { offerEntry } from './new-entry.ts'

const rule = 'figures/ledger'

/** What the comparison needs to know of the files. */
export interface Comparison {
  /** The addresses of the site's pages. */
  routes: ReadonlySet<string>
  /** Whether a figure could not be read, because its file is broken and that has been told already. */
  isUnknown: (id: string) => boolean
  /** Whether a figure differs only because of something that has been told already. */
  isExplained?: (id: string) => boolean
  /** The page that shows what a file says, by the name of the file. */
  pageOf: (scope: string) => string | undefined
}

/** Compares the ledger with the figures of the content, in both directions. */
export function compareLedger(
  ledger: Ledger,
  figures: Figures,
  { routes, isUnknown, isExplained, pageOf }: Comparison,
): Problem[] {
  const covered = new Map<string, number>()
  const lost = findLost(ledger, figures, isUnknown)
  const problems = [...tellLost(ledger, lost, figures), ...checkPages(ledger, lost, routes)]
  ledger.figures.forEach((entry, index) => {
    const at = (field: string) => ledger.locate(['figures', index, field])
    const first = covered.get(entry.id)
    if (first !== undefined) {
      problems.push(errorAt(at('id'), rule, `the ledger lists \`${entry.id}\` twice`, 'keep one of the entries'))
    }
    covered.set(entry.id, index)
    const figure = figures[entry.id]
    if (figure && isExplained?.(entry.id)) return
    if (figure) problems.push(...compareFigure(entry, figure, at))
    else if (!isUnknown(entry.id) && !lost.has(scopeOf(entry.id)))
      problems.push(missing(entry, at('id'), Object.keys(figures)))
  })
  for (const figure of Object.values(figures)) {
    if (covered.has(figure.id)) continue
    const message = `no entry of the ledger covers \`${figure.id}\` (${formatFigure(figure)})`
    problems.push(errorAt(figure.location, rule, message, offerEntry(ledger, figure, pageOf(scopeOf(figure.id)))))
  }
  return problems
}

/** The ids of the figures that visitors must see on each page. */
export function figuresByPage(ledger: Ledger | undefined): ReadonlyMap<string, readonly string[]> {
  const byPage = new Map<string, string[]>()
  for (const { id, pages } of ledger?.figures ?? []) {
    for (const page of pages) {
      const ids = byPage.get(page)
      if (ids) ids.push(id)
      else byPage.set(page, [id])
    }
  }
  return byPage
}

function compareFigure(entry: LedgerFigure, figure: Figure, at: (field: string) => Location): Problem[] {
  if (isSame(entry, figure)) return []
  const isTold = describe(entry) !== describe(figure)
  const [expected, found] = [entry, figure].map((form) =>
    isTold ? describe(form) : `${describe(form)} [${exact(form)}]`,
  )
  const place = entry.source === 'frontmatter' ? figure.location : at('value')
  const other = entry.source === 'frontmatter' ? at('value') : figure.location
  const where = `${other.file}:${other.line}`
  return [
    entry.source === 'frontmatter'
      ? errorAt(
          place,
          rule,
          `\`${entry.id}\` is ${found} here, and the ledger says ${expected} (${where})`,
          'correct the wrong one; if the figure has really changed, have the ledger reviewed too',
        )
      : errorAt(
          place,
          rule,
          `\`${entry.id}\`: the ledger says ${expected}, and ${figure.location.file} ${entry.source === 'derived' ? 'has' : 'says'} ${found}`,
          `review the constant “${entry.meaning}” and every text that relies on it, then write ${found} here`,
        ),
  ]
}

/** Every page that the ledger names exists; one that does not is told once, whatever was to be seen on it. */
function checkPages(ledger: Ledger, lost: LostFigures, routes: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  const strange = new Map<string, { id: string; place: () => Location; others: number }>()
  for (const [index, { id, pages, unseen }] of ledger.figures.entries()) {
    const place = () => ledger.locate(['figures', index, 'pages'])
    if (pages.length === 0 && !unseen)
      problems.push(
        errorAt(place(), rule, `\`${id}\` is seen on no page`, 'say why in the field `unseen`, or name the pages'),
      )
    for (const page of pages) {
      const told = strange.get(page)
      if (routes.has(page) || lost.has(scopeOf(id))) continue
      if (told) told.others += 1
      else strange.set(page, { id, place, others: 0 })
    }
  }
  for (const [page, { id, place, others }] of strange) {
    const which = others === 0 ? `\`${id}\` is` : `\`${id}\` and ${others} more are`
    const fix = didYouMean(page, [...routes]) || 'write the address of a page, or take it off the list'
    problems.push(errorAt(place(), rule, `${which} to be seen on ${page}, which is no page of the site`, fix))
  }
  return problems
}

function missing(entry: LedgerFigure, place: Location, ids: readonly string[]): Problem {
  const [scope, name] = entry.id.split('/')
  const message =
    entry.source === 'frontmatter'
      ? `the ledger's figure \`${entry.id}\` stands in no frontmatter: expected \`${name}\` in the file \`${scope}\``
      : `the ledger's figure \`${entry.id}\` is not ${entry.source === 'derived' ? 'counted' : 'in the code'}`
  return errorAt(
    place,
    rule,
    message,
    didYouMean(entry.id, ids) || `write it there as ${describe(entry)}, or take it out of the ledger`,
  )
}

/** Whether everything agrees that the ledger reviews. */
export function isSame(a: FigureForm, b: FigureForm): boolean {
  return exact(a) === exact(b) && a.unit === b.unit && a.qualifier === b.qualifier && a.notation === b.notation
}

/** The value to its last digit. */
function exact({ value }: FigureForm): string {
  return typeof value === 'object' ? `${value.from} to ${value.to}` : String(value)
}

/** Everything that must agree, in words: `about 4,000 people`. */
function describe(form: FigureForm): string {
  const { unit, qualifier, notation } = form
  const digits = notation === 'compact' && typeof form.value === 'number' ? `[${exact(form)}]` : ''
  const parts = [formatFigure(form), digits, isUnitShown(unit) ? '' : unit]
  if (qualifier === 'not significant') parts.push(`(${qualifier})`)
  if (notation === 'ungrouped') parts.push('(ungrouped)')
  return parts.filter(Boolean).join(' ')
}
