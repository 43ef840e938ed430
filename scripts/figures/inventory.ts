import { type FigureForm, keptIn } from '../../renderer/content/figures/figure.ts'
import { formatFigure, isUnitShown } from '../../renderer/content/figures/format.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import type { PagesResult } from '../check/read-pages.ts'

/** A figure with everything that is known of it. */
export interface InventoryEntry {
  id: string
  /** As readers see it, with its unit where that is not shown. */
  display: string
  /** Its parts, some of which a display can hide. */
  form: FigureForm
  /** What it says, from the ledger. */
  meaning: string
  /** Where it comes from: the section of the specification, or what else the ledger names. */
  origin: string
  /** Where it is written, as `file:line`. */
  written: string
  /** Where the ledger lists it, as `file:line`. */
  reviewed: string
  /** The pages on which a visitor must see it, as the ledger has it. */
  pages: readonly string[]
  /** The pages on which a visitor sees it; absent when the built pages were not read. */
  seenOn?: readonly string[]
}

/**
 * Lists every figure of the ledger, in its order, with where it is written and seen.
 *
 * @param seenOn the pages on which each figure is seen, where the pages are built from this very content
 */
export function takeInventory(
  { ledger, figures }: Pick<LoadedContent, 'ledger' | 'figures'>,
  seenOn?: PagesResult['seenOn'],
): InventoryEntry[] {
  return (ledger?.figures ?? []).map((entry, index) => {
    const { id, meaning, pages, spec, source = '' } = entry
    const { file, line } = figures[id]?.location ?? { file: 'nowhere', line: 0 }
    const reviewed = ledger?.locate(['figures', index, 'value'])
    const form = figures[id] ?? entry
    const { value, unit, qualifier, notation } = form
    return {
      id,
      display: displayWithUnit(form),
      form: { value, unit, qualifier, notation },
      meaning,
      origin: spec === undefined ? source : `specification, section ${spec}`,
      written: keptIn(id) === 'fields' ? `${file}:${line}` : file,
      reviewed: reviewed ? `${reviewed.file}:${reviewed.line}` : '',
      pages,
      ...(seenOn && { seenOn: seenOn.get(id) ?? [] }),
    }
  })
}

/** A figure as readers see it, followed by its unit where the formatter shows none: `29,000 people`. */
export function displayWithUnit(form: FigureForm): string {
  const { unit } = form
  // A year is plain without its unit.
  const isShown = unit === undefined || unit === 'year' || isUnitShown(unit)
  return isShown ? formatFigure(form) : `${formatFigure(form)} ${unit}`
}
