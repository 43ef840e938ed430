import { orderIn, type ReadEntry } from '../entries/entry.ts'
import type { ReadFiles } from '../entries/read-files.ts'
import { isSame, keptIn, scopeOf } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import type { LedgerFigure } from '../figures/ledger.ts'
import type { CollectionName } from '../kinds/collections.ts'
import { addressOf, collectionNames, isCollection, listOf } from '../kinds/routes.ts'
import { nearest } from '../problems/suggest.ts'

/** A name that is still mentioned, but whose file has been renamed or deleted. */
export type Move = Renamed | Gone

/** A renamed file. */
export interface Renamed {
  kind: CollectionName
  id: string
  /** The file under its new name. */
  now: ReadEntry
}

/** A deleted file. */
export interface Gone {
  kind: CollectionName
  id: string
  now?: undefined
  /** Whether it may be one of the unreadable files of its kind, so that it cannot be reported yet. */
  isUnsure: boolean
}

/**
 * Finds files that were renamed or deleted by hand, from the content itself. A file was renamed if its own id is still
 * the old name, or if it has more than half of the figures that the ledger has under the old name, and the ledger has
 * none under the new one. Drafts may be renamed like any other file.
 */
export function findMoves({ ledger, entries, expected, broken, files }: ReadFiles): Move[] {
  const known = new Set(expected.map(({ id }) => id))
  const isLost = ({ id }: LedgerFigure) => keptIn(id) === 'fields' && !known.has(scopeOf(id))
  const lost = groupBy(ledger?.figures.filter(isLost) ?? [], ({ id }) => scopeOf(id))
  const ordered = lostInOrders(entries, known)
  const moves: Move[] = findRenamed({ ledger, entries }, lost, ordered, known)
  const renamed = new Set(moves.map(({ id }) => id))
  const unread = new Set(files.filter(({ id }) => broken.has(id)).map(({ kind }) => kind))
  for (const id of new Set([...lost.keys(), ...ordered.keys()])) {
    const kind = kindOfLost(id, lost.get(id) ?? []) ?? ordered.get(id)
    if (kind && !renamed.has(id)) moves.push({ kind, id, isUnsure: unread.has(kind) })
  }
  return moves
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

function findRenamed(
  { ledger, entries }: Pick<ReadFiles, 'ledger' | 'entries'>,
  lost: ReadonlyMap<string, readonly LedgerFigure[]>,
  ordered: ReadonlyMap<string, CollectionName>,
  known: ReadonlySet<string>,
): Renamed[] {
  const reviewed = new Set(ledger?.figures.map(({ id }) => scopeOf(id)))
  const strange = entries.filter(({ kind, id }) => isCollection(kind) && !reviewed.has(id))
  const taken = new Set<ReadEntry>()
  const moveTo = (id: string, now: ReadEntry): Renamed[] => {
    if (!isCollection(now.kind) || taken.has(now)) return []
    taken.add(now)
    return [{ kind: now.kind, id, now }]
  }
  const byId = strange.flatMap((entry): Renamed[] => {
    const id = String(entry.data.id ?? entry.id)
    const isNamed = lost.has(id) || ordered.get(id) === entry.kind
    return id !== entry.id && !known.has(id) && isNamed ? moveTo(id, entry) : []
  })
  const done = new Set(byId.map(({ id }) => id))
  const byFigures = [...lost].flatMap(([id, figures]): Renamed[] => {
    if (done.has(id)) return []
    const scores = strange
      .map((entry) => ({ entry, share: shareIn(entry, figures) }))
      .filter(({ entry, share }) => share > 1 / 2 && !taken.has(entry))
      .sort((a, b) => b.share - a.share)
    const [best, second] = scores
    return best && best.share !== second?.share ? moveTo(id, best.entry) : []
  })
  return [...byId, ...byFigures]
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
