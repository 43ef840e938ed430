import { stringify } from 'yaml'
import type { Problem } from '../problems/problem.ts'
import { isStandIn, standInText } from '../schemas/stand-in.ts'
import type { Figure } from './figure.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'

/**
 * The entry that the ledger needs for a figure which it does not have: ready to be put in, but for what only a reviewer can
 * say.
 *
 * @param page where a visitor sees the figure
 * @returns what to do, and beneath it the entry as it stands in the ledger
 */
export function offerEntry(ledger: Ledger, figure: Figure, page: string | undefined): string {
  const { id, value, unit, qualifier, notation, label } = figure
  const entry: LedgerFigure = {
    ...{ id, value, ...(unit && { unit }), ...(qualifier && { qualifier }) },
    ...((notation !== 'standard' && { notation }) as Pick<LedgerFigure, 'notation'>),
    meaning: label ? `${standInText}: ${label}` : standInText,
    spec: `${standInText}: where it comes from`,
    source: sourceOf(id),
    ...(page === undefined ? { pages: [], unseen: `${standInText}: why no page shows it` } : { pages: [page] }),
  }
  const lines = stringify([entry], { lineWidth: 0 }).trimEnd().replace(/^/gm, '  ')
  return `once it has been reviewed, put this into ${ledger.file} after line ${lineBefore(ledger, id)}:\n${lines}`
}

function sourceOf(id: string): LedgerFigure['source'] {
  return id.startsWith('count/') ? 'derived' : id.startsWith('client/') ? 'code' : 'frontmatter'
}

/** The last line of the entries of the same file, or of all entries. */
function lineBefore({ figures, locate }: Ledger, id: string): number {
  const scope = `${id.split('/')[0]}/`
  const own = figures.findLastIndex((entry) => entry.id.startsWith(scope))
  const index = own < 0 ? figures.length - 1 : own
  const { pages = [], unseen } = figures[index] ?? {}
  const last: (string | number)[][] = [['pages', pages.length - 1], ...(unseen === undefined ? [] : [['unseen']])]
  return Math.max(...last.map((path) => locate(['figures', index, ...path]).line))
}

/** The entries in which somebody has still to write what a figure means or where it comes from. */
export function findUnwrittenEntries({ figures, locate }: Ledger): Problem[] {
  return figures.flatMap((entry, index) =>
    (['meaning', 'spec', 'unseen'] as const).flatMap((field): Problem[] => {
      if (!isStandIn(entry[field] ?? '')) return []
      const message = `\`${standInText}\` still stands here`
      const fix = 'write what whoever reviews the figure should know'
      const place = locate(['figures', index, field])
      return [{ ...place, severity: 'warning', rule: 'content/placeholder', message, fix }]
    }),
  )
}
