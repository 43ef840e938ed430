import { errorAt, type Location, type Problem } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { describeBoth, describeForm, findDifferences, type LedgerDifference, type Surroundings } from './differences.ts'
import { type Figures, keptIn, scopeOf } from './figure.ts'
import { formatFigure } from './format.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'
import { findLost, type LostFigures, tellLost } from './lost-figures.ts'
import { offerEntry } from './new-entry.ts'
import { isSame } from './same-figure.ts'
import { tellRenumbered } from './tell-renumbered.ts'

const rule = 'figures/ledger'

/** What the comparison needs to know of the site. */
export interface Comparison extends Surroundings {
  /** The addresses of the site's pages. */
  routes: ReadonlySet<string>
  /** Whether a figure differs only because of something that has been told already. */
  isExplained?: (id: string) => boolean
}

/** Compares the ledger with the figures of the content, in both directions: what differs, and what the check tells of it. */
export function compareLedger(
  ledger: Ledger,
  figures: Figures,
  { routes, isExplained, ...surroundings }: Comparison,
): { differences: LedgerDifference[]; problems: Problem[] } {
  const differences = findDifferences(ledger, figures, surroundings)
  const lost = findLost(ledger, figures, surroundings.isUnknown)
  const listed = new Set(ledger.figures.map(({ id }) => id))
  const unlisted = Object.keys(figures).filter((id) => !listed.has(id))
  const mistyped = findMistyped(differences)
  const problems = [
    ...tellLost(ledger, lost, figures),
    ...tellRenumbered(ledger, differences),
    ...checkPages(ledger, lost, routes),
    ...findRepeated(ledger),
    // What a whole file has lost is told at once, and what a list has moved.
    ...differences.flatMap((difference) =>
      difference.kind === 'renumbered' ||
      (difference.kind === 'new' && mistyped.has(difference.figure.id)) ||
      (difference.kind === 'gone' && lost.has(scopeOf(difference.entry.id))) ||
      (difference.kind === 'changed' && isExplained?.(difference.entry.id))
        ? []
        : tell(ledger, difference, unlisted),
    ),
  ]
  return { differences, problems }
}

/** The figures that an entry of the ledger means by a mistyped id: that is told at the entry, and nothing else follows from it. */
function findMistyped(differences: readonly LedgerDifference[]): ReadonlySet<string> {
  const added = differences.flatMap((difference) => (difference.kind === 'new' ? [difference.figure] : []))
  const ids = added.map(({ id }) => id)
  return new Set(
    differences.flatMap((difference) => {
      if (difference.kind !== 'gone') return []
      const [near] = nearest(difference.entry.id, ids)
      return added.flatMap((figure) => (figure.id === near && isSame(difference.entry, figure) ? [figure.id] : []))
    }),
  )
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

function findRepeated({ figures, locate }: Ledger): Problem[] {
  const first = new Map<string, number>()
  return figures.flatMap(({ id }, index) => {
    if (first.has(id))
      return errorAt(
        locate(['figures', index, 'id']),
        rule,
        `the ledger lists \`${id}\` twice`,
        'keep one of the entries',
      )
    first.set(id, index)
    return []
  })
}

function tell(
  ledger: Ledger,
  difference: Exclude<LedgerDifference, { kind: 'renumbered' }>,
  ids: readonly string[],
): Problem {
  switch (difference.kind) {
    case 'changed':
      return tellChanged(difference, ledger.locate(['figures', difference.index, 'value']))
    case 'gone':
      return tellGone(difference.entry, ledger.locate(['figures', difference.index, 'id']), ids)
    case 'new': {
      const { figure } = difference
      const message = `no entry of the ledger covers \`${figure.id}\` (${formatFigure(figure)})`
      return errorAt(figure.location, rule, message, offerEntry(ledger, difference))
    }
  }
}

function tellChanged({ entry, figure }: LedgerDifference & { kind: 'changed' }, reviewed: Location): Problem {
  const { id, meaning } = entry
  const { one: expected, other: found } = describeBoth(entry, figure)
  const kept = keptIn(id)
  if (kept === 'fields')
    return errorAt(
      figure.location,
      rule,
      `\`${id}\` is ${found} here, and the ledger says ${expected} (${reviewed.file}:${reviewed.line})`,
      'correct the wrong one; if the figure has really changed, `npm run review` takes it into the ledger',
    )
  return errorAt(
    reviewed,
    rule,
    `\`${id}\`: the ledger says ${expected}, and ${figure.location.file} ${kept === 'count' ? 'has' : 'says'} ${found}`,
    `review the constant “${meaning}” and every text that relies on it, then write ${found} here (\`npm run review\` does it)`,
  )
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

function tellGone({ id, ...form }: LedgerFigure, place: Location, ids: readonly string[]): Problem {
  const [scope, name] = id.split('/')
  const kept = keptIn(id)
  const message =
    kept === 'fields'
      ? `the ledger's figure \`${id}\` stands in no frontmatter: expected \`${name}\` in the file \`${scope}\``
      : `the ledger's figure \`${id}\` is not ${kept === 'count' ? 'counted' : 'in the code'}`
  const fix =
    didYouMean(id, ids) ||
    `write it there as ${describeForm(form)}, or take it out of the ledger (\`npm run review\` does it)`
  return errorAt(place, rule, message, fix)
}
