import { errorAt, type Location, type Problem } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { type Figure, type FigureForm, type Figures, scopeOf } from './figure.ts'
import { formatFigure, isUnitShown } from './format.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'
import { findLost, type LostFigures, tellLost } from './lost-figures.ts'
import { offerEntry } from './new-entry.ts'
import { findRenumbered, tellRenumbered } from './renumbered.ts'
import { exact, isSame } from './same-figure.ts'

const rule = 'figures/ledger'

/** What the comparison needs to know of the files. */
export interface Comparison {
  /** The addresses of the site's pages. */
  routes: ReadonlySet<string>
  /** Whether a figure could not be read, because its file is broken and that has been told already. */
  isUnknown: (id: string) => boolean
  /** The page that shows what a file says, by the name of the file. */
  pageOf: (scope: string) => string | undefined
}

/** Compares the ledger with the figures of the content, in both directions. */
export function compareLedger(ledger: Ledger, figures: Figures, { routes, isUnknown, pageOf }: Comparison): Problem[] {
  const lost = findLost(ledger, figures, isUnknown)
  const renumbered = findRenumbered(ledger, figures)
  const moved = new Set([...renumbered.values()].map(({ id }) => id))
  const listed = new Set(ledger.figures.map(({ id }) => id))
  const unlisted = Object.keys(figures).filter((id) => !listed.has(id))
  const meant = new Set<string>()
  const problems = [
    ...tellLost(ledger, lost, figures),
    ...tellRenumbered(ledger, renumbered),
    ...checkPages(ledger, lost, routes),
  ]
  const seen = new Set<string>()
  ledger.figures.forEach((entry, index) => {
    const at = (field: string) => ledger.locate(['figures', index, field])
    if (seen.has(entry.id))
      problems.push(errorAt(at('id'), rule, `the ledger lists \`${entry.id}\` twice`, 'keep one of the entries'))
    seen.add(entry.id)
    if (renumbered.has(entry.id)) return
    // What has taken its number has an entry of another number.
    const figure = moved.has(entry.id) ? undefined : figures[entry.id]
    if (figure) problems.push(...compareFigure(entry, figure, at))
    else if (!isUnknown(entry.id) && !lost.has(scopeOf(entry.id))) {
      problems.push(missing(entry, at('id'), unlisted))
      // A slip in an id is one fault, although nothing then covers the figure that was meant.
      const [near] = nearest(entry.id, unlisted)
      const other = near === undefined ? undefined : figures[near]
      if (other && isSame(entry, other)) meant.add(other.id)
    }
  })
  for (const figure of Object.values(figures)) {
    const isListed = listed.has(figure.id) && !renumbered.has(figure.id)
    if (isListed || moved.has(figure.id) || meant.has(figure.id)) continue
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

/** Everything that must agree, in words: `about 4,000 people`. */
function describe(form: FigureForm): string {
  const { unit, qualifier, notation } = form
  const digits = notation === 'compact' && typeof form.value === 'number' ? `[${exact(form)}]` : ''
  const parts = [formatFigure(form), digits, isUnitShown(unit) ? '' : unit]
  if (qualifier === 'not significant') parts.push(`(${qualifier})`)
  if (notation === 'ungrouped') parts.push('(ungrouped)')
  return parts.filter(Boolean).join(' ')
}
