import { errorAt, type Problem } from '../problems/problem.ts'
import type { Figure, Figures } from './figure.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'
import { isSame } from './same-figure.ts'

/** Figures that are named by their place in a list: the times of an agenda. */
const numbered = /^(?<list>.+\/agenda-)(?<place>\d+)$/

/** The figures that have another number now, by the id that the ledger has for them. */
export type Renumbered = ReadonlyMap<string, Figure>

/**
 * Finds the entries of the ledger whose figure has moved in its list, because an item was put before it or taken out. What has
 * kept its value and its order is the same figure.
 */
export function findRenumbered(ledger: Ledger, figures: Figures): Renumbered {
  const lists = groupByList(Object.values(figures))
  return new Map(
    [...groupByList(ledger.figures)]
      .flatMap(([list, entries]) =>
        alignEqual(entries, lists.get(list) ?? []).filter(([entry, figure]) => entry.id !== figure.id),
      )
      .map(([entry, figure]) => [entry.id, figure]),
  )
}

/** One message for all entries of a list, since one edit of the file has moved them. */
export function tellRenumbered(ledger: Ledger, renumbered: Renumbered): Problem[] {
  const moved = ledger.figures.flatMap((entry, index) => {
    const figure = renumbered.get(entry.id)
    return figure ? [{ id: entry.id, now: figure.id, index }] : []
  })
  return [...groupByList(moved)].map(([list, steps]) => {
    const place = ledger.locate(['figures', steps[0]?.index ?? 0, 'id'])
    const numbers = steps.map(({ id, now }) => `${placeOf(id)} → ${placeOf(now)}`).join(', ')
    const names = steps.map(({ id, now }) => `\`${id}\` is \`${now.replace(/^.*\//, '')}\``)
    const message = `items of a list have moved, and the ledger has their old numbers: ${names.join(', ')} now`
    const fix = `renumber ${numbers}: in the ids of \`${list}…\` here, and in texts that refer to them`
    return errorAt(place, 'figures/ledger', message, fix)
  })
}

function groupByList<Named extends { id: string }>(named: readonly Named[]): Map<string, Named[]> {
  const lists = new Map<string, Named[]>()
  for (const each of named) {
    const list = numbered.exec(each.id)?.groups?.list
    if (list !== undefined) lists.set(list, [...(lists.get(list) ?? []), each])
  }
  for (const items of lists.values()) items.sort((a, b) => placeOf(a.id) - placeOf(b.id))
  return lists
}

function placeOf(id: string): number {
  return Number(numbered.exec(id)?.groups?.place)
}

/** Pairs that say the same, in the order of both lists. */
function alignEqual(entries: readonly LedgerFigure[], figures: readonly Figure[]): [LedgerFigure, Figure][] {
  let next = 0
  return entries.flatMap((entry): [LedgerFigure, Figure][] => {
    const index = figures.findIndex((figure, place) => place >= next && isSame(entry, figure))
    const figure = figures[index]
    if (!figure) return []
    next = index + 1
    return [[entry, figure]]
  })
}
