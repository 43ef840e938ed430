import { type Figure, type Figures, isSame } from './figure.ts'
import { groupBy } from './group-by.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'

/** Figures named by their position in a list: the times of an agenda. */
const numbered = /\/agenda-(\d+)$/

/**
 * Finds the entries of the ledger whose figure has moved in its list, because an item before it was added or removed. A
 * figure that has kept its value and its order is the same one.
 *
 * @returns the figures by the ids that the ledger has for them
 */
export function findRenumbered(ledger: Ledger, figures: Figures): ReadonlyMap<string, Figure> {
  const lists = groupByList(Object.values(figures))
  const moved = [...groupByList(ledger.figures)].flatMap(([list, entries]) => findMoved(entries, lists.get(list) ?? []))
  return new Map(moved)
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

/** Pairs equal figures in the order of both lists, and returns those whose id has changed, by their old ids. */
function findMoved(entries: readonly LedgerFigure[], figures: readonly Figure[]): [string, Figure][] {
  let next = 0
  return entries.flatMap((entry): [string, Figure][] => {
    const index = figures.findIndex((figure, place) => place >= next && isSame(entry, figure))
    const figure = figures[index]
    if (!figure) return []
    next = index + 1
    return figure.id === entry.id ? [] : [[entry.id, figure]]
  })
}
