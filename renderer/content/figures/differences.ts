import { exact, type Figure, type FigureForm, type Figures, isSame, scopeOf } from './figure.ts'
import { formatFigure, isUnitShown } from './format.ts'
import type { Ledger, LedgerFigure } from './ledger.ts'
import { newEntry, placeOfNew } from './new-entry.ts'
import { findRenumbered } from './renumbered.ts'

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
  /** Whether a figure could not be read because its file is broken, which is already reported. */
  isUnknown: (id: string) => boolean
  /** The page that shows a file, by the name of the file. */
  pageOf: (scope: string) => string | undefined
  /** The addresses of the site's pages. */
  routes: ReadonlySet<string>
  /** Whether a figure differs only because of a problem that is already reported. */
  isExplained?: (id: string) => boolean
}

/** Compares the ledger with the figures of the content: first the entries, then the figures without one. */
export function findDifferences(ledger: Ledger, figures: Figures, { isUnknown, pageOf }: Comparison) {
  const renumbered = findRenumbered(ledger, figures)
  const moved = new Set([...renumbered.values()].map(({ id }) => id))
  const covered = new Set([...moved, ...ledger.figures.map(({ id }) => id).filter((id) => !renumbered.has(id))])
  return [
    ...ledger.figures.flatMap((entry, index): LedgerDifference[] => {
      const now = renumbered.get(entry.id)
      if (now) return [{ kind: 'renumbered', index, entry, figure: now }]
      // The figure that has this id now is another entry's.
      const figure = moved.has(entry.id) ? undefined : figures[entry.id]
      if (!figure) return isUnknown(entry.id) ? [] : [{ kind: 'gone', index, entry }]
      return isSame(entry, figure) ? [] : [{ kind: 'changed', index, entry, figure }]
    }),
    ...Object.values(figures).flatMap((figure): LedgerDifference[] => {
      if (covered.has(figure.id)) return []
      const entry = newEntry(figure, pageOf(scopeOf(figure.id)))
      return [{ kind: 'new', after: placeOfNew(ledger, figure.id), entry, figure }]
    }),
  ]
}

/** Two forms of a figure in words, `about 4,000 people`, with exact values where the words are the same. */
export function describeBoth(one: FigureForm, other: FigureForm): { one: string; other: string } {
  const isTold = describeForm(one) !== describeForm(other)
  const tell = (form: FigureForm) => (isTold ? describeForm(form) : `${describeForm(form)} [${exact(form)}]`)
  return { one: tell(one), other: tell(other) }
}

/** Everything about a figure that must agree, in words: `about 4,000 people`. */
export function describeForm(form: FigureForm): string {
  const { unit, qualifier, notation } = form
  const digits = notation === 'compact' && typeof form.value === 'number' ? `[${exact(form)}]` : ''
  const parts = [formatFigure(form), digits, isUnitShown(unit) ? '' : unit]
  if (qualifier === 'not significant') parts.push(`(${qualifier})`)
  if (notation === 'ungrouped') parts.push('(ungrouped)')
  return parts.filter(Boolean).join(' ')
}
