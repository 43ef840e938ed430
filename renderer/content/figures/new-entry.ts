import { writeYaml } from '../frontmatter/write-yaml.ts'
import { memoize } from '../memoize.ts'
import { createLocator } from '../problems/place-problems.ts'
import type { Problem } from '../problems/problem.ts'
import { isStandIn, standInText } from '../schemas/stand-in.ts'
import { type Figure, scopeOf } from './figure.ts'
import { type Ledger, type LedgerFigure, placeInLedger } from './ledger.ts'

/** The ledger's entry for a new figure, seen on a page, with stand-ins for what only a reviewer can say. */
export function newEntry(figure: Figure, page: string | undefined): LedgerFigure {
  const { id, value, unit, qualifier, notation, label } = figure
  return {
    ...{ id, value, ...(unit && { unit }), ...(qualifier && { qualifier }), notation },
    meaning: label ? `${standInText}: ${label}` : standInText,
    source: `${standInText}: where it comes from`,
    ...(page === undefined ? { pages: [], unseen: `${standInText}: why no page shows it` } : { pages: [page] }),
  }
}

/** The entry of the ledger after which a new one goes: the last one of the same file, or of all. */
export function placeOfNew({ figures }: Ledger, id: string): number {
  const scope = `${scopeOf(id)}/`
  const own = figures.findLastIndex((entry) => entry.id.startsWith(scope))
  return own < 0 ? figures.length - 1 : own
}

/** An entry as the ledger writes it, over several lines, indented as far as its others. */
export function writeEntry({ id, value, unit, qualifier, notation, ...words }: LedgerFigure, indent: number): string {
  const unusual = notation === 'standard' ? undefined : notation
  const written = { id, value, unit, qualifier, notation: unusual, ...words }
  return writeYaml([written]).trimEnd().replace(/^/gm, ' '.repeat(indent))
}

/** What to do about a new figure, followed by its entry as the ledger writes it. */
export function offerEntry(ledger: Ledger, { after, entry }: { after: number; entry: LedgerFigure }): string {
  const { file, figures } = ledger
  const locate = locatorOf(ledger)
  const lines = Object.entries(figures[after] ?? {}).map(([name, value]) => {
    const last = Array.isArray(value) ? [value.length - 1] : []
    return locate(placeInLedger(ledger, after, name, ...last)).line
  })
  // The hyphens of the entries are two columns before their ids.
  const indent = Math.max(locate({ file, path: ['figures', 0, 'id'], part: 'key' }).column - 3, 0)
  const where = `into ${file} after line ${Math.max(...lines)} (\`npm run review\` does it)`
  return `once it has been reviewed, put this ${where}:\n${writeEntry(entry, indent)}`
}

/** Many figures may be new at once. */
const locatorOf = memoize(({ text }: Ledger) => createLocator(() => text))

/** The entries whose meaning or source is still to be written. */
export function findUnwrittenEntries(ledger: Ledger): Problem[] {
  return ledger.figures.flatMap((entry, index) =>
    (['meaning', 'spec', 'source', 'unseen'] as const).flatMap((field): Problem[] => {
      if (!isStandIn(entry[field] ?? '')) return []
      const message = `\`${standInText}\` is still here`
      const fix = 'write what a reviewer of the figure needs to know'
      return [
        { ...placeInLedger(ledger, index, field), severity: 'warning', rule: 'content/placeholder', message, fix },
      ]
    }),
  )
}
