import { orderIn, type ReadEntry } from '../entries/entry.ts'
import type { ReadFiles } from '../entries/read-files.ts'
import { isSame, keptIn, scopeOf } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import type { LedgerFigure } from '../figures/ledger.ts'
import type { CollectionName } from '../kinds/collections.ts'
import { addressOf, collectionNames, isCollection, listOf } from '../kinds/routes.ts'
import { nearest } from '../problems/suggest.ts'

/** A name that is still mentioned, but whose file has been renamed or deleted. */
export interface Move {
  kind: CollectionName
  id: string
  /** The file under its new name, unless it was deleted. */
  now?: ReadEntry
}

/**
 * Finds files that were renamed or deleted by hand, from the content itself. A file was renamed if its own id is still
 * the old name, or if it has more than half of the figures that the ledger has under the old name, and the ledger has
 * none under the new one. Drafts may be renamed like any other file.
 */
export function findMoves({ ledger, entries, expected }: ReadFiles): Move[] {
  const known = new Set(expected.map(({ id }) => id))
  const isLost = ({ id }: LedgerFigure) => keptIn(id) === 'fields' && !known.has(scopeOf(id))
  const lost = groupBy(ledger?.figures.filter(isLost) ?? [], ({ id }) => scopeOf(id))
  const ordered = lostInOrders(entries, known)
  const reviewed = new Set(ledger?.figures.map(({ id }) => scopeOf(id)))
  const strange = entries.flatMap((now) =>
    isCollection(now.kind) && !reviewed.has(now.id) ? [{ kind: now.kind, now }] : [],
  )
  const renamed = strange.flatMap(({ kind, now }): Required<Move>[] => {
    const id = String(now.data.id ?? now.id)
    const isNamed = lost.has(id) || ordered.get(id) === kind
    return id !== now.id && !known.has(id) && isNamed ? [{ kind, id, now }] : []
  })
  for (const [id, figures] of lost) {
    if (renamed.some((move) => move.id === id)) continue
    const [best, second] = strange
      .map((each) => ({ ...each, id, share: shareIn(each.now, figures) }))
      .filter(({ now, share }) => share > 1 / 2 && !renamed.some((move) => move.now === now))
      .sort((a, b) => b.share - a.share)
    if (best && best.share !== second?.share) renamed.push(best)
  }
  const gone = [...new Set([...lost.keys(), ...ordered.keys()])].flatMap((id): Move[] => {
    const kind = kindOfLost(id, lost.get(id) ?? []) ?? ordered.get(id)
    return kind && !renamed.some((move) => move.id === id) ? [{ kind, id }] : []
  })
  return [...renamed, ...gone]
}

/** The names in orders that no file has, and that are not typing mistakes. */
function lostInOrders(entries: readonly ReadEntry[], known: ReadonlySet<string>): Map<string, CollectionName> {
  const lost = collectionNames.flatMap((kind) => {
    const names = orderIn(entries.find((entry) => entry.kind === listOf(kind)))
    const ofKind = entries.filter((entry) => entry.kind === kind).map(({ id }) => id)
    return names.flatMap((id) => (known.has(id) || nearest(id, ofKind).length > 0 ? [] : [[id, kind] as const]))
  })
  return new Map(lost)
}

/** The share of some figures that a file has under the same names and with the same values. */
function shareIn({ id, figures }: ReadEntry, lost: readonly LedgerFigure[]): number {
  const own = new Map(figures.map((figure) => [figure.id, figure]))
  const same = lost.filter((entry) => {
    const figure = own.get(`${id}/${entry.id.slice(entry.id.indexOf('/') + 1)}`)
    return figure && isSame(entry, figure)
  })
  return same.length / lost.length
}

/** The kind of a deleted file, from the page that should show its figures according to the ledger. */
function kindOfLost(id: string, figures: readonly LedgerFigure[]): CollectionName | undefined {
  const pages = figures.flatMap((figure) => figure.pages)
  return collectionNames.find((kind) => pages.some((page) => page === addressOf(kind, id)))
}
