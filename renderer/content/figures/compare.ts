import type { Location, Problem } from '../problem.ts'
import { didYouMean } from '../suggest.ts'
import type { Figure, FigureForm, Figures } from './figure.ts'
import { formatFigure, isUnitShown } from './format.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'

const rule = 'figures/ledger'

/**
 * Compares the ledger with the figures of the content, in both directions.
 *
 * @param routes the addresses of the site's pages
 * @param isUnknown whether a figure could not be read, because its file is broken and that has been told already
 */
export function compareLedger(
  ledger: Ledger,
  figures: Figures,
  routes: ReadonlySet<string>,
  isUnknown: (id: string) => boolean,
): Problem[] {
  const covered = new Map<string, number>()
  const problems: Problem[] = []
  ledger.figures.forEach((entry, index) => {
    const at = (field: string) => ledger.locate(['figures', index, field])
    const first = covered.get(entry.id)
    if (first !== undefined) {
      problems.push(problem(at('id'), `the ledger lists \`${entry.id}\` twice`, 'keep one of the entries'))
    }
    covered.set(entry.id, index)
    problems.push(...checkPages(entry, at, routes))
    const figure = figures[entry.id]
    if (figure) problems.push(...compareFigure(entry, figure, at))
    else if (!isUnknown(entry.id)) problems.push(missing(entry, at('id'), Object.keys(figures)))
  })
  for (const figure of Object.values(figures)) {
    if (covered.has(figure.id)) continue
    const message = `no entry of the ledger covers \`${figure.id}\` (${formatFigure(figure)})`
    problems.push(
      problem(figure.location, message, `add \`id: ${figure.id}\` to ${ledger.file} once it has been reviewed`),
    )
  }
  return problems
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
      ? problem(
          place,
          `\`${entry.id}\` is ${found} here, and the ledger says ${expected} (${where})`,
          'correct the wrong one; if the figure has really changed, have the ledger reviewed too',
        )
      : problem(
          place,
          `\`${entry.id}\`: the ledger says ${expected}, and ${figure.location.file} ${entry.source === 'derived' ? 'has' : 'says'} ${found}`,
          `review the constant “${entry.meaning}” and every text that relies on it, then write ${found} here`,
        ),
  ]
}

function checkPages(entry: LedgerFigure, at: (field: string) => Location, routes: ReadonlySet<string>): Problem[] {
  const unknown = entry.pages.filter((page) => !routes.has(page))
  const problems = unknown.map((page) =>
    problem(
      at('pages'),
      `\`${entry.id}\` is to be seen on ${page}, which is no page of the site`,
      didYouMean(page, [...routes]),
    ),
  )
  if (entry.pages.length === 0 && !entry.unseen) {
    problems.push(
      problem(at('pages'), `\`${entry.id}\` is seen on no page`, 'say why in the field `unseen`, or name the pages'),
    )
  }
  return problems
}

function missing(entry: LedgerFigure, place: Location, ids: readonly string[]): Problem {
  const [scope, name] = entry.id.split('/')
  const message =
    entry.source === 'frontmatter'
      ? `the ledger's figure \`${entry.id}\` stands in no frontmatter: expected \`${name}\` in the file \`${scope}\``
      : `the ledger's figure \`${entry.id}\` is not ${entry.source === 'derived' ? 'counted' : 'held by the code'}`
  return problem(
    place,
    message,
    didYouMean(entry.id, ids) || `write it there as ${describe(entry)}, or take it out of the ledger`,
  )
}

/** Whether everything agrees that the ledger reviews. */
function isSame(a: FigureForm, b: FigureForm): boolean {
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

function problem(location: Location, message: string, mend: string): Problem {
  return { ...location, severity: 'error', rule, message, ...(mend && { mend }) }
}
