import { fileNameAt } from '../kinds/routes.ts'
import { errorAt, naming, type Problem } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { type Comparison, findDifferences, groupByList, type LedgerDifference, placeOf } from './differences.ts'
import { type Figure, type Figures, isSame, keptIn } from './figure.ts'
import { describeBoth, describeForm, formatFigure } from './format.ts'
import { groupBy } from './group-by.ts'
import { type Ledger, placeInLedger } from './ledger.ts'
import { offerEntry } from './new-entry.ts'

const rule = 'figures/ledger'

/** Compares the ledger with the figures of the content, in both directions: the differences, and their problems. */
export function compareLedger(ledger: Ledger, figures: Figures, comparison: Comparison) {
  const { routes } = comparison
  const differences = findDifferences(ledger, figures, comparison)
  const listed = new Set(ledger.figures.map(({ id }) => id))
  const unlisted = Object.keys(figures).filter((id) => !listed.has(id))
  const mistyped = findMistyped(differences)
  const problems = [
    ...reportRenumbered(ledger, differences),
    ...checkPages(ledger, routes),
    ...findRepeated(ledger),
    ...differences.flatMap((difference) => {
      switch (difference.kind) {
        case 'changed':
          return reportChanged(ledger, difference)
        case 'new':
          return mistyped.has(difference.figure) ? [] : reportNew(ledger, difference)
        case 'gone':
          return reportGone(ledger, difference, unlisted)
        // All moved items of a list are reported in one problem.
        default:
          return []
      }
    }),
  ]
  return { differences, problems }
}

/** The figures meant by entries with a mistyped id. Only the entry is reported, and no consequences. */
function findMistyped(differences: readonly LedgerDifference[]): ReadonlySet<Figure> {
  const added = differences.flatMap((each) => (each.kind === 'new' ? [each.figure] : []))
  const ids = added.map(({ id }) => id)
  const meant = differences.flatMap(({ kind, entry }) => {
    if (kind !== 'gone') return []
    const [near] = nearest(entry.id, ids)
    return added.filter((figure) => figure.id === near && isSame(entry, figure))
  })
  return new Set(meant)
}

/** The ids of the figures that visitors must see on each page. */
export function figuresByPage(ledger: Ledger): ReadonlyMap<string, readonly string[]> {
  const due = ledger.figures.flatMap(({ id, pages }) => pages.map((page) => ({ id, page })))
  return new Map([...groupBy(due, ({ page }) => page)].map(([page, some]) => [page, some.map(({ id }) => id)]))
}

/** One message for all entries of a list, since one edit has moved them. */
function reportRenumbered(ledger: Ledger, differences: readonly LedgerDifference[]): Problem[] {
  const moved = differences.flatMap((each) =>
    each.kind === 'renumbered' ? [{ id: each.entry.id, now: each.figure.id, index: each.index }] : [],
  )
  return [...groupByList(moved)].map(([list, steps]) => {
    const numbers = steps.map(({ id, now }) => `${placeOf(id)} → ${placeOf(now)}`).join(', ')
    const names = steps.map(({ id, now }) => `\`${id}\` is \`${now.replace(/^.*\//, '')}\``)
    const message = `items of a list have moved, but the ledger has their old numbers: ${names.join(', ')} now`
    const fix = `renumber ${numbers}: in the ids of \`${list}…\` here (\`npm run review\` does it), and in texts that refer to them`
    return errorAt(placeInLedger(ledger, steps[0].index, 'id'), rule, message, fix)
  })
}

function findRepeated(ledger: Ledger): Problem[] {
  const entries = groupBy([...ledger.figures.entries()], ([, { id }]) => id)
  return [...entries].flatMap(([id, [, ...others]]) =>
    others.map(([index]) =>
      errorAt(placeInLedger(ledger, index, 'id'), rule, `the ledger lists \`${id}\` twice`, 'keep one of the entries'),
    ),
  )
}

function reportNew(ledger: Ledger, difference: LedgerDifference & { kind: 'new' }): Problem {
  const { id, location } = difference.figure
  const message = `no entry of the ledger covers \`${id}\` (${formatFigure(difference.figure)})`
  return errorAt(location, rule, message, offerEntry(ledger, difference))
}

function reportChanged(ledger: Ledger, { index, entry, figure }: LedgerDifference & { kind: 'changed' }): Problem {
  const { id, meaning } = entry
  const reviewed = placeInLedger(ledger, index, 'value')
  const { one: expected, other: found } = describeBoth(entry, figure)
  const kept = keptIn(id)
  if (kept === 'fields') {
    const message = `\`${id}\` is ${found} here, but the ledger says ${expected}`
    const fix = 'correct the wrong one; if the figure has really changed, `npm run review` updates the ledger'
    return { ...errorAt(figure.location, rule, message, fix), others: [reviewed] }
  }
  const message = `\`${id}\`: the ledger says ${expected}, and ${figure.location.file} ${kept === 'count' ? 'has' : 'says'} ${found}`
  const fix = `check the figure “${meaning}” and every text that relies on it, then write ${found} here (\`npm run review\` does it)`
  return errorAt(reviewed, rule, message, fix)
}

/** Every page that the ledger names exists; each missing page is reported once. */
function checkPages(ledger: Ledger, routes: ReadonlySet<string>): Problem[] {
  const placeOf = (index: number) => placeInLedger(ledger, index, 'pages')
  const unseen = ledger.figures.flatMap(({ id, pages, unseen }, index) => {
    if (pages.length > 0 || unseen) return []
    const fix = 'say why in the field `unseen`, or name the pages'
    return [errorAt(placeOf(index), rule, `\`${id}\` is not shown on any page`, fix)]
  })
  const strange = ledger.figures.flatMap(({ id, pages }, index) =>
    pages.filter((page) => !routes.has(page)).map((page) => ({ id, page, index })),
  )
  const absent = [...groupBy(strange, ({ page }) => page)].map(([page, [{ id, index }, ...others]]) => {
    const which = others.length === 0 ? `\`${id}\` is` : `\`${id}\` and ${others.length} more are`
    const fix = didYouMean(page, [...routes]) || 'write the address of a page, or remove it from the list'
    const message = `${which} to be seen on ${page}, which is not a page of the site`
    return naming(fileNameAt(page), errorAt(placeOf(index), rule, message, fix))
  })
  return [...unseen, ...absent]
}

function reportGone(ledger: Ledger, gone: LedgerDifference & { kind: 'gone' }, ids: readonly string[]): Problem {
  const { id, ...form } = gone.entry
  const [scope, name] = id.split('/')
  const kept = keptIn(id)
  const message =
    kept === 'fields'
      ? `the ledger's figure \`${id}\` is in no frontmatter: expected \`${name}\` in the file \`${scope}\``
      : `the ledger's figure \`${id}\` is not ${kept === 'count' ? 'counted' : 'in the code'}`
  const fix =
    didYouMean(id, ids) ||
    `write it there as ${describeForm(form)}, or remove it from the ledger (\`npm run review\` does it)`
  const problem = errorAt(placeInLedger(ledger, gone.index, 'id'), rule, message, fix)
  return naming(kept === 'fields' ? scope : undefined, problem)
}
