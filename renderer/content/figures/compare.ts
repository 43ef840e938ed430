import { errorAt, type Problem } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { type Comparison, findDifferences, groupByList, type LedgerDifference, placeOf } from './differences.ts'
import { type Figure, type Figures, isSame, keptIn, scopeOf } from './figure.ts'
import { describeBoth, describeForm, formatFigure } from './format.ts'
import { groupBy } from './group-by.ts'
import type { Ledger } from './ledger.ts'
import { offerEntry } from './new-entry.ts'

const rule = 'figures/ledger'

/** Compares the ledger with the figures of the content, in both directions: the differences, and their problems. */
export function compareLedger(ledger: Ledger, figures: Figures, comparison: Comparison) {
  const { routes, isExplained } = comparison
  const differences = findDifferences(ledger, figures, comparison)
  const scopes = new Set(Object.keys(figures).map(scopeOf))
  const lost = findLost(differences, scopes)
  const listed = new Set(ledger.figures.map(({ id }) => id))
  const unlisted = Object.keys(figures).filter((id) => !listed.has(id))
  const mistyped = findMistyped(differences)
  const problems = [
    ...reportLost(ledger, lost, [...scopes]),
    ...reportRenumbered(ledger, differences),
    ...checkPages(ledger, lost, routes),
    ...findRepeated(ledger),
    ...differences.flatMap((difference) => {
      switch (difference.kind) {
        case 'changed':
          return isExplained?.(difference.entry.id) ? [] : reportChanged(ledger, difference)
        case 'new':
          return mistyped.has(difference.figure) ? [] : reportNew(ledger, difference)
        // All figures of a lost file are reported in one problem, and so are all moved items of a list.
        case 'gone':
          return lost.has(scopeOf(difference.entry.id)) ? [] : reportGone(ledger, difference, unlisted)
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

/** The entries of files that have several figures in the ledger and none in the content, by the name of the file. */
function findLost(differences: readonly LedgerDifference[], scopes: ReadonlySet<string>) {
  const missing = differences.flatMap((each) => {
    const isLost = each.kind === 'gone' && keptIn(each.entry.id) === 'fields' && !scopes.has(scopeOf(each.entry.id))
    return isLost ? [each] : []
  })
  return new Map([...groupBy(missing, ({ entry }) => scopeOf(entry.id))].filter(([, entries]) => entries.length > 1))
}

function reportLost(ledger: Ledger, lost: ReturnType<typeof findLost>, scopes: readonly string[]): Problem[] {
  return [...lost].map(([scope, entries]) => {
    const message = `the ledger has ${entries.length} figures of \`${scope}\`, but no file of that name has any of them`
    const fix =
      didYouMean(scope, scopes) ||
      `restore ${scope}.md, or remove its figures from the ledger (\`npm run review\` does it)`
    return errorAt(ledger.locate(['figures', entries[0].index, 'id']), rule, message, fix)
  })
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
    return errorAt(ledger.locate(['figures', steps[0].index, 'id']), rule, message, fix)
  })
}

function findRepeated({ figures, locate }: Ledger): Problem[] {
  const entries = groupBy([...figures.entries()], ([, { id }]) => id)
  return [...entries].flatMap(([id, [, ...others]]) =>
    others.map(([index]) =>
      errorAt(locate(['figures', index, 'id']), rule, `the ledger lists \`${id}\` twice`, 'keep one of the entries'),
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
  const reviewed = ledger.locate(['figures', index, 'value'])
  const { one: expected, other: found } = describeBoth(entry, figure)
  const kept = keptIn(id)
  if (kept === 'fields') {
    const message = `\`${id}\` is ${found} here, but the ledger says ${expected} (${reviewed.file}:${reviewed.line})`
    const fix = 'correct the wrong one; if the figure has really changed, `npm run review` updates the ledger'
    return errorAt(figure.location, rule, message, fix)
  }
  const message = `\`${id}\`: the ledger says ${expected}, and ${figure.location.file} ${kept === 'count' ? 'has' : 'says'} ${found}`
  const fix = `check the figure “${meaning}” and every text that relies on it, then write ${found} here (\`npm run review\` does it)`
  return errorAt(reviewed, rule, message, fix)
}

/** Every page that the ledger names exists; each missing page is reported once. */
function checkPages(ledger: Ledger, lost: ReturnType<typeof findLost>, routes: ReadonlySet<string>): Problem[] {
  const placeOf = (index: number) => ledger.locate(['figures', index, 'pages'])
  const unseen = ledger.figures.flatMap(({ id, pages, unseen }, index) => {
    if (pages.length > 0 || unseen) return []
    const fix = 'say why in the field `unseen`, or name the pages'
    return [errorAt(placeOf(index), rule, `\`${id}\` is not shown on any page`, fix)]
  })
  const strange = ledger.figures.flatMap(({ id, pages }, index) =>
    lost.has(scopeOf(id)) ? [] : pages.filter((page) => !routes.has(page)).map((page) => ({ id, page, index })),
  )
  const absent = [...groupBy(strange, ({ page }) => page)].map(([page, [{ id, index }, ...others]]) => {
    const which = others.length === 0 ? `\`${id}\` is` : `\`${id}\` and ${others.length} more are`
    const fix = didYouMean(page, [...routes]) || 'write the address of a page, or remove it from the list'
    return errorAt(placeOf(index), rule, `${which} to be seen on ${page}, which is not a page of the site`, fix)
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
  return errorAt(ledger.locate(['figures', gone.index, 'id']), rule, message, fix)
}
