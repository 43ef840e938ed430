import { fileNameAt } from '../kinds/routes.ts'
import { errorAt, namingFile, type Problem } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
import { isStandIn, standInText } from '../schemas/stand-in.ts'
import { type Figure, type Figures, isSame, keptIn } from './figure.ts'
import { describeBoth, describeForm, formatFigure } from './format.ts'
import { groupBy } from './group-by.ts'
import { type Ledger, type LedgerFigure, placeInLedger } from './ledger.ts'

const rule = 'figures/ledger'
const review = '`npm run review` writes it into the ledger'

/** Compares the ledger with the figures of the content, in both directions. */
export function compareLedger(ledger: Ledger, figures: Figures, routes: ReadonlySet<string>): Problem[] {
  const listed = new Set(ledger.figures.map(({ id }) => id))
  const added = Object.values(figures).filter(({ id }) => !listed.has(id))
  const mistyped = new Set(ledger.figures.flatMap((entry) => (figures[entry.id] ? [] : (meantBy(entry, added) ?? []))))
  return [
    ...checkPages(ledger, routes),
    ...findRepeated(ledger),
    ...findUnwritten(ledger),
    ...ledger.figures.flatMap((entry, index) => {
      const figure = figures[entry.id]
      if (!figure) return [reportGone(ledger, entry, index, added)]
      return isSame(entry, figure) ? [] : [reportChanged(ledger, entry, index, figure)]
    }),
    // Only the entry with a mistyped id is reported, and no consequence of it.
    ...added.filter((figure) => !mistyped.has(figure)).map((figure) => reportNew(ledger, figure)),
  ]
}

/** The figure that an entry with a mistyped id means. */
function meantBy(entry: LedgerFigure, added: readonly Figure[]): Figure | undefined {
  const ids = added.map(({ id }) => id)
  const [near] = nearest(entry.id, ids)
  return added.find((figure) => figure.id === near && isSame(entry, figure))
}

/** The ids of the figures that visitors must see on each page. */
export function figuresByPage(ledger: Ledger): ReadonlyMap<string, readonly string[]> {
  const due = ledger.figures.flatMap(({ id, pages }) => pages.map((page) => ({ id, page })))
  return new Map([...groupBy(due, ({ page }) => page)].map(([page, some]) => [page, some.map(({ id }) => id)]))
}

function findRepeated({ file, figures }: Ledger): Problem[] {
  const entries = groupBy([...figures.entries()], ([, { id }]) => id)
  return [...entries].flatMap(([id, [, ...others]]) =>
    others.map(([index]) =>
      errorAt(placeInLedger({ file }, index, 'id'), rule, `the ledger lists \`${id}\` twice`, 'keep one of the lines'),
    ),
  )
}

/** What `npm run review` cannot know of a new figure, and leaves to people. */
function findUnwritten(ledger: Ledger): Problem[] {
  return ledger.figures.flatMap((entry, index) =>
    (['meaning', 'source', 'unseen'] as const).flatMap((column): Problem[] => {
      if (!isStandIn(entry[column] ?? '')) return []
      const message = `\`${column}\` of \`${entry.id}\`: \`${standInText}\` is still here`
      return [errorAt(placeInLedger(ledger, index, column), rule, message, 'write what a reviewer needs to know')]
    }),
  )
}

function reportNew({ file }: Ledger, figure: Figure): Problem {
  const message = `the ledger does not have \`${figure.id}\` (${formatFigure(figure)})`
  const fix = `${review}, ${file}; then say there what it means and where it comes from`
  return errorAt(figure.location, rule, message, fix)
}

function reportChanged(ledger: Ledger, entry: LedgerFigure, index: number, figure: Figure): Problem {
  const { id, meaning } = entry
  const reviewed = placeInLedger(ledger, index, 'value')
  const { one: expected, other: found } = describeBoth(entry, figure)
  const kept = keptIn(id)
  if (kept === 'fields') {
    const message = `\`${id}\` is ${found} here, but the ledger says ${expected}`
    const fix = `correct the wrong one; if the figure has really changed, ${review}`
    return { ...errorAt(figure.location, rule, message, fix), alsoAt: [reviewed] }
  }
  const message = `\`${id}\`: the ledger says ${expected}, and ${figure.location.file} ${kept === 'count' ? 'counts' : 'says'} ${found}`
  const fix = `check the figure “${meaning}” and every text that relies on it; then ${review}`
  return errorAt(reviewed, rule, message, fix)
}

/** Every page that the ledger names exists; each missing page is reported once. */
function checkPages(ledger: Ledger, routes: ReadonlySet<string>): Problem[] {
  const unseen = ledger.figures.flatMap(({ id, pages, unseen }, index) => {
    if (pages.length > 0 || unseen) return []
    const fix = 'say why in `unseen`, or name the pages'
    return [errorAt(placeInLedger(ledger, index, 'pages'), rule, `\`${id}\` is not shown on any page`, fix)]
  })
  const strange = ledger.figures.flatMap(({ id, pages }, index) =>
    pages.filter((page) => !routes.has(page)).map((page) => ({ id, page, index })),
  )
  const absent = [...groupBy(strange, ({ page }) => page)].map(([page, [{ id, index }, ...others]]) => {
    const which = others.length === 0 ? `\`${id}\` is` : `\`${id}\` and ${others.length} more are`
    const fix = didYouMean(page, [...routes]) || 'write the address of a page, or remove it from `pages`'
    const message = `${which} to be seen on ${page}, which is not a page of the site`
    return namingFile(fileNameAt(page), errorAt(placeInLedger(ledger, index, 'pages'), rule, message, fix))
  })
  return [...unseen, ...absent]
}

function reportGone(ledger: Ledger, entry: LedgerFigure, index: number, added: readonly Figure[]): Problem {
  const { id, ...form } = entry
  const [scope, name] = id.split('/')
  const kept = keptIn(id)
  const message =
    kept === 'fields'
      ? `the ledger's figure \`${id}\` is in no frontmatter: expected \`${name}\` in the file \`${scope}\``
      : `the ledger's figure \`${id}\` is not ${kept === 'count' ? 'counted' : 'in the code'}`
  const ids = added.map((figure) => figure.id)
  const remedy = `write it there as ${describeForm(form)}; or \`npm run review\` takes it out of the ledger`
  const problem = errorAt(placeInLedger(ledger, index, 'id'), rule, message, didYouMean(id, ids) || remedy)
  return namingFile(kept === 'fields' ? scope : undefined, problem)
}
