import { type Figure, type Figures, isSame, scopeOf } from './figure.ts'
import { groupBy } from './group-by.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'
import { newEntry, placeOfNew } from './new-entry.ts'

/** A difference between the ledger and the content. The check reports it, and a review can update the ledger. */
export type LedgerDifference =
  /** The figure differs from the entry at `index` of the ledger. */
  | { kind: 'changed'; index: number; entry: LedgerFigure; figure: Figure }
  /** The figure has no entry; a new one goes after the one at `after`. */
  | { kind: 'new'; after: number; entry: LedgerFigure; figure: Figure }
  /** The id of the figure has changed, because it has moved in its list. */
  | { kind: 'renumbered'; index: number; entry: LedgerFigure; figure: Figure }
  /** The figure is no longer in the content. */
  | { kind: 'gone'; index: number; entry: LedgerFigure }

/** What the comparison needs to know about the site. */
export interface Comparison {
  /** The page that shows a file, by the name of the file. */
  pageOf: (scope: string) => string | undefined
  routes: ReadonlySet<string>
}

/** Compares the ledger with the figures of the content: first the entries, then the figures without one. */
export function findDifferences(ledger: Ledger, figures: Figures, { pageOf }: Comparison) {
  const renumbered = findRenumbered(ledger, figures)
  const moved = new Set([...renumbered.values()].map(({ id }) => id))
  const covered = new Set([...moved, ...ledger.figures.map(({ id }) => id).filter((id) => !renumbered.has(id))])
  return [
    ...ledger.figures.flatMap((entry, index): LedgerDifference[] => {
      const now = renumbered.get(entry.id)
      if (now) return [{ kind: 'renumbered', index, entry, figure: now }]
      // The figure that has this id now is another entry's.
      const figure = moved.has(entry.id) ? undefined : figures[entry.id]
      if (!figure) return [{ kind: 'gone', index, entry }]
      return isSame(entry, figure) ? [] : [{ kind: 'changed', index, entry, figure }]
    }),
    ...Object.values(figures).flatMap((figure): LedgerDifference[] => {
      if (covered.has(figure.id)) return []
      const entry = newEntry(figure, pageOf(scopeOf(figure.id)))
      return [{ kind: 'new', after: placeOfNew(ledger, figure.id), entry, figure }]
    }),
  ]
}

/** Figures named by their position in a list: the times of an agenda. */
const numbered = /\/agenda-(\d+)$/

/**
 * Finds the figures that have moved in their list, because an item before them was added or removed, by the ids that
 * the ledger has for them. A figure that has kept its value and its order is the same one.
 */
function findRenumbered(ledger: Ledger, figures: Figures): ReadonlyMap<string, Figure> {
  const lists = groupByList(Object.values(figures))
  const renumbered = new Map<string, Figure>()
  for (const [list, entries] of groupByList(ledger.figures)) {
    let rest: readonly Figure[] = lists.get(list) ?? []
    for (const entry of entries) {
      const index = rest.findIndex((figure) => isSame(entry, figure))
      const figure = rest[index]
      if (!figure) continue
      rest = rest.slice(index + 1)
      if (figure.id !== entry.id) renumbered.set(entry.id, figure)
    }
  }
  return renumbered
}

/** Figures named by their position in a list, by the list, in order. */
export function groupByList<Named extends { id: string }>(named: readonly Named[]) {
  const inOrder = named.filter(({ id }) => numbered.test(id)).sort((a, b) => placeOf(a.id) - placeOf(b.id))
  return groupBy(inOrder, ({ id }) => id.replace(/\d+$/, ''))
}

/** The position in its list that an id names. */
export function placeOf(id: string): number {
  return Number(numbered.exec(id)?.[1])
}
