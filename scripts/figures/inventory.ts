import { type FigureForm, keptIn } from '../../renderer/content/figures/figure.ts'
import { formatFigure, isUnitShown } from '../../renderer/content/figures/format.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import type { PagesResult } from '../check/read-pages.ts'

/** A figure with everything that is known of it. */
export type InventoryEntry = ReturnType<typeof takeInventory>[number]

/**
 * Lists every figure of the ledger, in its order, with where it is written and, if the pages are built from this very
 * content, where it is seen.
 */
export function takeInventory(
  { ledger, figures }: Pick<LoadedContent, 'ledger' | 'figures'>,
  seenOn?: PagesResult['seenOn'],
) {
  if (!ledger) return []
  return ledger.figures.map((entry, index) => {
    const { id, meaning, pages, spec, source = '' } = entry
    const { file, line } = figures[id]?.location ?? { file: 'nowhere', line: 0 }
    const reviewed = ledger.locate(['figures', index, 'value'])
    const { value, unit, qualifier, notation } = figures[id] ?? entry
    const form: FigureForm = { value, unit, qualifier, notation }
    return {
      id,
      /** As readers see it, with its unit where that is not shown. */
      display: displayWithUnit(form),
      /** Its parts, some of which a display can hide. */
      form,
      meaning,
      /** Where it comes from: the section of the specification, or what else the ledger names. */
      origin: spec === undefined ? source : `specification, section ${spec}`,
      /** Where it is written, and where the ledger lists it, as `file:line`. */
      written: keptIn(id) === 'fields' ? `${file}:${line}` : file,
      reviewed: `${reviewed.file}:${reviewed.line}`,
      /** The pages on which a visitor must see it, as the ledger has it, and those on which a visitor does. */
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
